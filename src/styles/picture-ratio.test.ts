import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('MD-1: a rule that gives a picture a ratio also overrides the height attribute of the picture', () => {
  const wrong = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([^{};]*\bimg\b[^{};]*)\{([^{}]*)\}/g)]
      .filter(([, , rule = '']) => /\baspect-ratio:/.test(rule) && !/(?:^|\s)height:/.test(rule))
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(wrong).toEqual([]);
});
