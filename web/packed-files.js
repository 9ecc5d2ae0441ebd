// Each file of the client once more in the two forms that browsers unpack, as small as they get: the build has the time
// that a server has not.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|json|webmanifest)$/;

export const packedFiles = () => ({
  name: 'packed-files',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
      const path = join(dir, name);
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});
