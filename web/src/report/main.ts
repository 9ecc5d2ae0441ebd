import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/type.css';
import './page.css';
import type { Language } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { setTexts } from '../text/fluent.svelte';
import type { Report as Contents } from './report';
import Report from './Report.svelte';
import type { ReviewReport } from './review';

/** The texts that a report and its board are written in, in every language: nothing is fetched. */
const texts = import.meta.glob<string>('../../../src/passgo/locale/*/{replays,study,terms,ui}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const language of ['en', 'fr'] satisfies Language[]) {
  const parts = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));
  setTexts(language, parts.map(([, text]) => text).join('\n'));
}

const numbers = document.getElementById('report')!.textContent;
const report = JSON.parse(numbers) as Contents | ReviewReport;
settings.language = report.language;
mount(Report, { target: document.getElementById('app')!, props: { report } });
