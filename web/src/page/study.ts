// The worker that studies games: passgo's own Python, and the rules as WebAssembly. It knows no table.

import type { PyProxy } from 'pyodide/ffi';
import type { Kernel } from './kernel';
import { Arrivals, BEGINNING } from './packed';
import { askEarly, boot } from './python';
import type { FromStudy, ToStudy } from './studies';

/** The analyst of `passgo.page.study`. */
interface Analyst {
  review(record: string, seconds: number, hear: (left: number, known: string) => void): string;
  what_if(asked: string, hear: (known: string) => void): string;
  forecast(position: string): string;
}

const tell = (message: FromStudy): void => self.postMessage(message);


async function begin(): Promise<Analyst> {
  const { program, kernel } = await boot('passgo.page.study', askEarly(), Arrivals.of(BEGINNING), () => {}, false);
  return (program as PyProxy & { Analyst: (kernel: Kernel) => Analyst }).Analyst(kernel);
}

function answer(analyst: Analyst, asked: ToStudy): string {
  if ('record' in asked) return analyst.review(asked.record, asked.seconds, (left, known) => tell({ left, known }));
  if ('asked' in asked) return analyst.what_if(asked.asked, (known) => tell({ left: 0, known }));
  return analyst.forecast(asked.position);
}

const analyst = begin();
analyst.catch(() => {}); // whoever asks is told

self.onmessage = async ({ data }: MessageEvent<ToStudy>) => {
  try {
    const here = await analyst;
    tell({ found: answer(here, data) });
  } catch (error) {
    console.error(error);
    tell({ found: '' });
  }
};
