// How many dialogs lie open: what is to be seen then is shown inside them, not behind their veil.

class Dialogs {
  open = $state(0);
}

export const dialogs = new Dialogs();
