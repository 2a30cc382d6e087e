import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx|astro)$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

/** Exported components of a file, each with the type of its props; empty where it takes none. */
const componentsIn = (text: string) =>
  [
    ...text.matchAll(/^export (?:default )?function ([A-Z]\w*)(?:<[^()]*>)?\(([\s\S]*?)\)(?:: \w+)? \{$/gm),
  ].map(([, name, parameters = '']) => ({
    name,
    props: /: (\w+)(?:<\w+>)?$/.exec(parameters)?.[1] ?? parameters,
  }));

describe('a file has one exported component, and its props type is Props', () => {
  const files = sources.filter(({ text }) => componentsIn(text).length > 0);

  test('components are found', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test.each(files)('$name', ({ text }) => {
    const components = componentsIn(text);
    expect(components).toHaveLength(1);
    expect(['Props', '']).toContain(components[0]?.props);
  });
});

test('copy is spread and shared words are labels: no component is given a bag of another name', () => {
  const bags = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\s(copy|words|\w+Words)=\{/g)].map(([, bag]) => `${name}: ${bag}`),
  );
  expect(bags).toEqual([]);
});
