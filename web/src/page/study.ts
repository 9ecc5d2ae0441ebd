// The worker that studies games: passgo's own Python, and the rules as WebAssembly. It knows no table.

import type { PyProxy } from 'pyodide/ffi';
import type { Kernel } from './kernel';
import { boot } from './python';
import type { FromStudy, ToStudy } from './studies';

/** The analyst of `passgo.page.study`. */
interface Analyst {
  review(record: string, seconds: number, hear: (left: number, known: string) => void): string;
  forecast(position: string): string;
}

const tell = (message: FromStudy): void => self.postMessage(message);

let analyst: Promise<Analyst>;

async function begin(base: string): Promise<Analyst> {
  const { program, kernel } = await boot(base, 'passgo.page.study', () => {}, false);
  return (program as PyProxy & { Analyst: (kernel: Kernel) => Analyst }).Analyst(kernel);
}

self.onmessage = async ({ data }: MessageEvent<ToStudy>) => {
  if ('base' in data) {
    analyst = begin(data.base);
    analyst.catch(() => {}); // whoever asks is told
    return;
  }
  try {
    const here = await analyst;
    tell({ found: 'record' in data ? here.review(data.record, data.seconds, (left, known) => tell({ left, known })) : here.forecast(data.position) });
  } catch (error) {
    console.error(error);
    tell({ found: '' });
  }
};
