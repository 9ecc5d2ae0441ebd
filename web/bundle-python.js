// Runs a Python file by the Python that the browser will have: `node bundle-python.js FILE NAME=FOLDER…`. Each folder is there
// as /NAME.

import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [file, ...folders] = process.argv.slice(2);
const python = await loadPyodide();
for (const [name, root] of folders.map((folder) => folder.split('='))) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
}
python.runPython(readFileSync(file, 'utf8'));
