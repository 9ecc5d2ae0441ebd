// Each .live-board of a page becomes a link to the game; a press opens it there in a frame, and closes it again. Before that
// nothing of the game is fetched. A link inside leads to a position, which the game plays on from.

const game = new URL('play/', document.currentScript.src);

for (const words of document.querySelectorAll('.live-board')) {
  const file = words.querySelector('a');
  const opener = file ?? document.createElement('a');
  if (!file) {
    opener.href = new URL(`#/try/${words.dataset.edition}`, game);
    opener.append(...words.childNodes);
    words.append(opener);
  }
  opener.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const open = words.querySelector('iframe');
    if (open) return open.remove();
    const frame = document.createElement('iframe');
    frame.title = opener.textContent;
    words.append(frame);
    if (!file) frame.src = opener.href;
    else {
      const start = await (await fetch(file.href)).text();
      frame.src = new URL(`#/try#position=${encodeURIComponent(start)}`, game);
    }
  });
}
