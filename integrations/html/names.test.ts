import { describe, expect, test } from 'vitest';
import { joined, namesSaidIn, namesUsedIn } from './names.ts';

const names = namesUsedIn(
  '<main id="top"><p class="lead big">a</p><p>b</p><svg><path class="line" fill="var(--brick,#d98c6a)"/></svg></main>',
);

describe('names', () => {
  test('are those of the HTML', () => {
    expect([...names.tags]).toEqual(['main', 'p', 'svg', 'path']);
    expect([...names.classes]).toEqual(['lead', 'big', 'line']);
    expect([...names.ids]).toEqual(['top']);
    expect([...names.properties]).toEqual(['--brick']);
  });

  test('are every word that a script says between quotes', () => {
    const { classes, tags } = namesSaidIn('o({className:`wrong big`,tag:"textarea"},\'x\',other)');
    for (const name of ['wrong', 'big', 'textarea', 'x'])
      expect(classes.has(name) && tags.has(name)).toBe(true);
    expect(classes.has('other')).toBe(false);
  });

  test('are heard beside a placeholder, and custom properties anywhere', () => {
    const { classes, properties } = namesSaidIn(`\`wide\${x}\` \`\${y}tall\` f(\`--ink\`)`);
    expect(classes.has('wide') && classes.has('tall')).toBe(true);
    expect([...properties]).toEqual(['--ink']);
  });

  test('of several pieces stand together', () => {
    const both = joined([names, namesUsedIn('<a class="more">')]);
    expect(both.classes.has('lead') && both.classes.has('more')).toBe(true);
  });
});
