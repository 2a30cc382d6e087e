import type { AstroIntegrationLogger } from 'astro';
import { expect, test, vi } from 'vitest';
import { checkedContent } from './astro-integration.ts';

vi.mock('#src/content/checks/problems.ts', () => ({
  allProblems: () => ['content/articles/x: broken'],
  allWarnings: () => [],
}));

/** Runs the integration as Astro does, and returns what it warned of. */
const run = (command: 'build' | 'dev'): string[] => {
  const { hooks } = checkedContent();
  const warned: string[] = [];
  const logger = { warn: (text: string) => warned.push(text) } as unknown as AstroIntegrationLogger;
  hooks['astro:config:setup']?.({ command, logger, updateConfig: () => undefined } as never);
  hooks['astro:config:done']?.({ logger } as never);
  return warned;
};

test('BL-3: a broken article stops the build', () => {
  expect(() => run('build')).toThrow('content/articles/x: broken');
});

test('the development server only warns of it', () => {
  expect(run('dev')).toContain('content/articles/x: broken');
});
