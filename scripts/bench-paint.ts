/** Paint: largest contentful paint of the home page against a page of the same words without anything else. */
import { readFileSync } from 'node:fs';
import { startNginx } from '../tests/hosts/nginx.ts';
import { emptyPage, withPages } from './bench-delivery.ts';
import { startAuditor } from './lighthouse.ts';

/** Medians of the rounds, in milliseconds; `shift` without unit. */
export interface Paint {
  largest: number;
  first: number;
  blocking: number;
  shift: number;
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The words of a page in plain paragraphs. */
const wordsOf = (html: string): string => {
  const text = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/[\s\S]*?<body[^>]*>/, '')
    .replace(/<(?:p|h[1-6]|li|dt|dd|summary|figcaption|label)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, ' ');
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Words</title></head><body>${paragraphs.join('\n')}</body></html>`;
};

/** Home page, page of the same words, empty page: interleaved rounds on one server in one browser. */
export const paintBench = async (rounds: number): Promise<Record<'home' | 'words' | 'empty', Paint>> => {
  const pages = {
    'empty-page': emptyPage.replace('<body>', '<body><p>.</p>'),
    'words-page': wordsOf(readFileSync('dist/fr.html', 'utf8')),
  };
  const { folder, remove } = await withPages(pages);
  const host = await startNginx(folder);
  const auditor = await startAuditor();
  const paths = { home: '/fr', words: '/words-page', empty: '/empty-page' } as const;
  const measured = { home: [] as Paint[], words: [] as Paint[], empty: [] as Paint[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['home', 'words', 'empty'] as const) {
        const { largestPaint, firstPaint, blocking, shift } = await auditor.measure(
          host.origin + paths[name],
        );
        measured[name].push({ largest: largestPaint, first: firstPaint, blocking, shift });
      }
    }
  } finally {
    await auditor.close();
    await host.close();
    remove();
  }
  const of = (paints: Paint[]): Paint => ({
    largest: median(paints.map(({ largest }) => largest)),
    first: median(paints.map(({ first }) => first)),
    blocking: median(paints.map(({ blocking }) => blocking)),
    shift: median(paints.map(({ shift }) => shift)),
  });
  return { home: of(measured.home), words: of(measured.words), empty: of(measured.empty) };
};
