import { expect, test } from 'vitest';
import { problemsIn } from '../../desk/server/problem.ts';
import { resolveKey } from '../../desk/source/resolve-key.ts';

test.each([
  ['hero.points.0.label', ['hero', 'points', 0, 'label']],
  ['hero.points[b].label', ['hero', 'points', 1, 'label']],
  ['hero.points[1]', ['hero', 'points', 1]],
  ['hero.gone', ['hero', 'gone']],
  ['codes[F.28].families', ['codes', 1, 'families']],
])('DK-3: the key %s of a message leads to its field', (key, path) => {
  const data = {
    hero: {
      points: [
        { id: 'a', label: 'x' },
        { id: 'b', label: 'y' },
      ],
    },
    codes: [
      { code: 'F.2', families: ['x'] },
      { code: 'F.28', families: ['x'] },
    ],
  };
  expect(resolveKey(data, key)).toEqual(path);
});

test('DK-3: a message about a folder is told in both languages, one about an article at its front matter', () => {
  const both = problemsIn(
    { message: 'content/copy/home: hero.title: the languages name different facts.' },
    () => ({ hero: { title: 'x' } }),
  );
  expect(both.map(({ file: name, path }) => [name, path])).toEqual([
    ['content/copy/home/fr.yaml', ['hero', 'title']],
    ['content/copy/home/nl.yaml', ['hero', 'title']],
  ]);
  const [article] = problemsIn({ message: 'content/articles/a/fr.md: readTime: is 9.' }, () => ({
    front: { readTime: 9 },
    body: '',
  }));
  expect(article?.path).toEqual(['front', 'readTime']);
});
