// Runs a Python file by the Python that the browser will have: `node bundle-python.js FILE NAME=FOLDER…`. Each folder is there
// as /NAME. Compiled code says on which line something failed, and not in which column: that is a sixth of its size.

import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [file, ...folders] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
for (const [name, root] of folders.map((folder) => folder.split('='))) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
}
python.runPython(readFileSync(file, 'utf8'));
