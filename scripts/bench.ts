/**
 * Measures how the site grows, is delivered and paints: `npm run bench`, or one part with `-- growth`, `delivery` or
 * `paint`. `-- --write` replaces the tables of docs/benchmarks.md. Ratios hold on any machine, times on this one only.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import process from 'node:process';
import { deliveryBench } from './bench-delivery.ts';
import { growthAt } from './bench-growth.ts';
import { paintBench } from './bench-paint.ts';

const options = process.argv.slice(2);
const parts = options.filter((option) => !option.startsWith('--'));
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part);

const needs = ['scripts/setup.mjs', '--browser', '--nginx', '--wrk'];
if (spawnSync(process.execPath, needs, { stdio: 'inherit' }).status !== 0) process.exit(1);

const tables: string[] = [];
const add = (head: string[], rows: (string | number)[][]): void => {
  const table = [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  tables.push(table);
  console.log(`${table}\n`);
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
  add(['towns', 'pages', 'build', 'pages per second', 'peak memory'], rows);
}
if (wants('delivery')) {
  const { home, empty } = await deliveryBench();
  add(
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
  add(
    ['page on a slow phone', 'largest paint', 'against the text page'],
    [row('home page', home), row('its text with its inline CSS', text), row('empty page', empty)],
  );
}

const file = 'docs/benchmarks.md';
const [start, end] = ['<!-- bench -->', '<!-- /bench -->'];
if (options.includes('--write')) {
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(start);
  const [, after] = rest.split(end);
  if (after === undefined)
    throw new Error(`${file}: ${start} … ${end} not found. Put the two marks where the tables belong.`);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}.`;
  writeFileSync(file, before + [start, measured, ...tables, end].join('\n\n') + after);
}
