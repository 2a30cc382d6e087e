/**
 * Measures how the site grows, is delivered and paints: `npm run bench`, or one part with `-- growth`, `delivery`,
 * `paint`, `load`; `--towns=8,80,800` for other sizes; `--readme` writes the tables into README.md with date and
 * machine. Prints ratios, which hold on any machine; times hold only on the one that measured them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { deliveryBench, loadTest } from './bench-delivery.ts';
import { growthAt } from './bench-growth.ts';
import { paintBench } from './bench-paint.ts';

const options = process.argv.slice(2);
const asked = options.filter((option) => !option.startsWith('--'));
const wants = (part: string): boolean => asked.length === 0 || asked.includes(part);
const sizes = (options.find((option) => option.startsWith('--towns='))?.slice(8) ?? '8,80,800,5000')
  .split(',')
  .map(Number);

const needs = ['scripts/setup.mjs', '--browser', '--nginx', '--wrk', '--tools=audit'];
if (spawnSync(process.execPath, needs, { stdio: 'inherit' }).status !== 0) process.exit(1);

const table = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const sections: string[] = [];
const say = (text: string): void => {
  sections.push(text);
  console.log(`${text}\n`);
};

const secondsOf = (stages: Record<string, number>): string[] =>
  Object.values(stages).map((seconds) => `${seconds.toFixed(1)} s`);

if (wants('growth')) {
  const withImages = await growthAt(8, true);
  const growths = [];
  for (const size of sizes) growths.push(await growthAt(size, false));
  const speed = ({ pages, seconds }: { pages: number; seconds: number }) => pages / seconds;
  const base = growths.find(({ towns }) => towns === 80) ?? growths[0] ?? withImages;
  say(
    `${table(
      [
        'towns',
        'pages',
        'build',
        'pages per second',
        'against 80 towns',
        'peak memory',
        'HTML of a town page',
        'with brotli',
      ],
      growths.map((growth) => [
        growth.towns,
        growth.pages,
        `${growth.seconds.toFixed(1)} s`,
        speed(growth).toFixed(0),
        `${(speed(growth) / speed(base)).toFixed(2)} ×`,
        `${growth.memory.toFixed(0)} MB`,
        `${(growth.bytes / 1000).toFixed(1)} kB`,
        `${(growth.compressed / 1000).toFixed(1)} kB`,
      ]),
    )}\n\n${table(
      ['towns', ...Object.keys(withImages.stages)],
      [
        ...growths.map(({ towns, stages }) => [towns, ...secondsOf(stages)]),
        [`${withImages.towns}, with share images`, ...secondsOf(withImages.stages)],
      ],
    )}\n\nThe other builds leave the share images out. The site as it is with all of them drawn anew, as in a fresh clone: ${withImages.seconds.toFixed(1)} s; later builds draw what has changed.`,
  );
}
if (wants('delivery')) {
  const { home, empty, errors } = await deliveryBench(3, 5);
  say(
    table(
      ['nginx, brotli', 'requests per second', 'against the empty page'],
      [
        ['home page', home.toFixed(0), `${(home / empty).toFixed(2)} ×`],
        ['empty page', empty.toFixed(0), '1 ×'],
      ],
    ) + (errors > 0 ? `\n\n${errors} errors.` : ''),
  );
}
if (wants('paint')) {
  const { home, text, words, empty } = await paintBench(9);
  const row = (
    name: string,
    { observed, observedBlocking, largest, first, blocking, shift }: typeof home,
  ) => [
    name,
    `${observed.toFixed(0)} ms`,
    `${(observed / text.observed).toFixed(2)} ×`,
    `${observedBlocking.toFixed(0)} ms`,
    `${largest.toFixed(0)} ms`,
    `${(largest / text.largest).toFixed(2)} ×`,
    `${first.toFixed(0)} ms`,
    `${blocking.toFixed(0)} ms`,
    shift.toFixed(3),
  ];
  say(
    table(
      [
        'page on a slow phone',
        'largest paint, observed',
        'against the text page',
        'blocking, observed',
        'largest paint, simulated by Lighthouse',
        'against the text page',
        'first paint, simulated',
        'blocking, simulated',
        'layout shift',
      ],
      [
        row('home page', home),
        row('text page: its text with its inline CSS', text),
        row('its text without CSS', words),
        row('empty page', empty),
      ],
    ),
  );
}
if (wants('load')) {
  const { requests, perSecond, errors, before, after } = await loadTest(asked.includes('load') ? 60 : 10);
  say(
    `Load: ${requests} requests, ${perSecond.toFixed(0)} a second, ${errors} errors; nginx had ${before.toFixed(1)} MB before and ${after.toFixed(1)} MB after.`,
  );
  if (errors > 0) process.exitCode = 1;
}

const marks = ['<!-- bench -->', '<!-- /bench -->'] as const;
if (options.includes('--readme')) {
  const readme = readFileSync('README.md', 'utf8');
  const [start, end] = [readme.indexOf(marks[0]), readme.indexOf(marks[1])];
  if (start < 0 || end < start)
    throw new Error(`README.md: ${marks.join(' … ')} not found. Put the two marks where the tables belong.`);
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const text = [marks[0], `Measured ${machine}.`, ...sections, marks[1]].join('\n\n');
  writeFileSync('README.md', readme.slice(0, start) + text + readme.slice(end + marks[1].length));
}
