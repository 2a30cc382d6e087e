import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('at most forty values are off the scale of styles', () => {
  const exceptions = globSync('src/**/*.css').flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .match(/stylelint-disable.*/g)
        ?.map((reason) => `${file}: ${reason}`) ?? [],
  );
  expect(exceptions.length, exceptions.join('\n')).toBeLessThanOrEqual(40);
});
