// The entry of the static build: the host is in this browser. All else is as with a server.

import './page/begin';
import './main';
import './page/links';
