import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopedName } from './scoped-name.ts';

test('a class has the same name in every build, whatever other classes there are', () => {
  const before = scopedName('bubble', 'src/components/Bubble/Bubble.module.css');
  scopedName('other', 'src/components/Bubble/Bubble.module.css');
  expect(scopedName('bubble', `${process.cwd()}/src/components/Bubble/Bubble.module.css?used`)).toBe(before);
  expect(before).toMatch(/^[a-z]\w{4}$/i);
});

test('two classes with the same name in the page stop the build', () => {
  const all = Array.from({ length: 60_000 }, (_, index) => `class${index}`);
  expect(() => all.map((name) => scopedName(name, 'collision.module.css'))).toThrow('Rename one of them');
});

test('no drawing class has the length of a scoped name', () => {
  const folder = 'src/styles/drawing';
  const drawings = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('');
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => scopedName('any', `src/${file}`));
  expect(names.filter((name) => drawings.includes(`.${name}`))).toEqual([]);
});
