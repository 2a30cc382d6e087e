/**
 * Measures how the site grows, is delivered and paints: `npm run bench`, or one part with `-- growth`, `delivery` or
 * `paint`. Prints tables in Markdown. Ratios hold on any machine, times on this one only.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { deliveryBench } from './bench-delivery.ts';
import { growthAt } from './bench-growth.ts';
import { paintBench } from './bench-paint.ts';

const parts = process.argv.slice(2);
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part);

const needs = ['scripts/setup.mjs', '--browser', '--nginx', '--wrk'];
if (spawnSync(process.execPath, needs, { stdio: 'inherit' }).status !== 0) process.exit(1);

const print = (head: string[], rows: (string | number)[][]): void => {
  const lines = [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${lines.join('\n')}\n`);
};

if (wants('growth')) {
  const rows: (string | number)[][] = [];
  for (const [towns, withShareImages] of [
    [8, true],
    [8, false],
    [500, false],
  ] as const) {
    const { pages, seconds, memory } = await growthAt(towns, withShareImages);
    const name = withShareImages ? `${towns}, share images drawn` : towns;
    rows.push([
      name,
      pages,
      `${seconds.toFixed(1)} s`,
      (pages / seconds).toFixed(0),
      `${memory.toFixed(0)} MB`,
    ]);
  }
  print(['towns', 'pages', 'build', 'pages per second', 'peak memory'], rows);
}
if (wants('delivery')) {
  const { home, empty } = await deliveryBench();
  print(
    ['nginx, brotli', 'requests per second', 'against the empty page'],
    [
      ['home page', home.toFixed(0), `${(home / empty).toFixed(2)} ×`],
      ['empty page', empty.toFixed(0), '1 ×'],
    ],
  );
}
if (wants('paint')) {
  const { home, text, empty } = await paintBench();
  const row = (name: string, paint: number) => [
    name,
    `${paint.toFixed(0)} ms`,
    `${(paint / text).toFixed(2)} ×`,
  ];
  print(
    ['page on a slow phone', 'largest paint', 'against the text page'],
    [row('home page', home), row('its text with its inline CSS', text), row('empty page', empty)],
  );
}
