import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { ContentReader } from '../../desk/server/reader.ts';
import { copyContent } from './project.ts';

const root = copyContent();
for (const name of ['src', 'public', 'desk', 'package.json', 'node_modules'])
  symlinkSync(`${process.cwd()}/${name}`, `${root}/${name}`);
const reader = new ContentReader(root);
afterAll(() => reader.close());

test('DK-2: a file that another program is writing is read again when it is whole', async () => {
  const file = `${root}/content/facts/prices.yaml`;
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, whole.length / 2).concat('\n  half: [written'));
  const answer = reader.ask('describe');
  writeFileSync(file, whole);
  expect((await answer).references.length).toBeGreaterThan(0);
});
