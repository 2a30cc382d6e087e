import { describe, expect, test } from 'vitest';
import { replaceClassesByAttributes, spriteFile } from './sprite-file.ts';
import { spriteNames, sprites } from './sprites.ts';
import { token } from './tokens.ts';

describe('a drawing in a sprite', () => {
  test('has attributes in place of classes, and the light value as fallback of each token', () => {
    expect(replaceClassesByAttributes('<path class="white thin" d="M0 0"/>', 'x')).toBe(
      `<path stroke-width="1.2" fill="var(--color-surface,${token('color-surface', 'light')})" d="M0 0"/>`,
    );
  });

  test('refers to a token that only dark mode defines', () => {
    expect(replaceClassesByAttributes('<path class="mint" d=""/>', 'x')).toContain(
      `fill="var(--color-lit-mint,var(--color-mint,${token('color-mint', 'light')}))"`,
    );
    expect(() => token('color-lit-mint', 'light')).toThrow();
    expect(token('color-lit-mint', 'dark')).toMatch(/^#/);
  });

  test('lets a class take precedence over an attribute', () => {
    const svg = replaceClassesByAttributes(
      '<path fill="none" class="white" stroke-width="7" d=""></path>',
      'x',
    );
    expect(svg.match(/ fill="/g)).toHaveLength(1);
    expect(svg).toContain('stroke-width="7"');
  });
});

test.each(spriteNames)(
  'the sprite %s contains each of its drawings, without animation or classes',
  (sprite) => {
    const svg = spriteFile(sprite);
    for (const name of sprites[sprite]) expect(svg).toContain(`<g id="${name}"><`);
    expect(svg).not.toMatch(/\sclass=|<style/);
  },
);
