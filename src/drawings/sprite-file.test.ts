import { describe, expect, test } from 'vitest';
import { spriteFile, withAttributes } from './sprite-file.ts';
import { spriteNames, sprites } from './sprites.ts';
import { token } from './tokens.ts';

const drawn = { 'town-map-fr': '<path class="po" d="M0 0"/>', 'town-map-nl': '<path d="M0 0"/>' };

describe('a drawing in a sprite', () => {
  test('has attributes in place of classes, and the day behind each token', () => {
    expect(withAttributes('<path class="w t" d="M0 0"/>', 'x')).toBe(
      `<path stroke-width="1.2" fill="var(--plain,${token('plain', 'day')})" d="M0 0"/>`,
    );
  });

  test('knows the night by a token of the night alone', () => {
    expect(withAttributes('<path class="rm" d=""/>', 'x')).toContain(
      `fill="var(--lit-mint,var(--mint,${token('mint', 'day')}))"`,
    );
    expect(() => token('lit-mint', 'day')).toThrow();
    expect(token('lit-mint', 'night')).toMatch(/^#/);
  });

  test('a class says it louder than an attribute beside it', () => {
    const svg = withAttributes('<path fill="none" class="w" stroke-width="7" d=""></path>', 'x');
    expect(svg.match(/ fill="/g)).toHaveLength(1);
    expect(svg).toContain('stroke-width="7"');
  });

  test.each([
    ['words', '<text>Alost</text>', /src\/drawings\/home\/house\.svg: holds "<text"/],
    ['a reference', '<g clip-path="url(#ch)"/>', /holds "url\(#ch\)"/],
    ['an unknown class', '<path class="w wall" d=""/>', /names \.wall/],
  ])('is refused with %s, by name', (_what, svg, message) => {
    expect(() => withAttributes(svg, 'house')).toThrow(message);
  });
});

test.each(spriteNames)('the sprite %s holds each of its drawings, still and without classes', (sprite) => {
  const svg = spriteFile(sprite, drawn);
  for (const name of sprites[sprite]) expect(svg).toContain(`<g id="${name}"><`);
  expect(svg).not.toMatch(/\sclass=|<style/);
  expect(svg).toContain('id="house-supply"');
});
