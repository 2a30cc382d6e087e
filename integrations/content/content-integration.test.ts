import process from 'node:process';
import type { AstroIntegrationLogger } from 'astro';
import { expect, test, vi } from 'vitest';
import { contentChecks } from './content-integration.ts';

vi.mock('#src/content/checks/problems.ts', () => ({
  allProblems: () => ['content/articles/x: broken'],
  allWarnings: () => [],
}));

/** Runs the hooks of the integration as Astro does, and returns its warnings. */
const run = (command: 'build' | 'dev'): string[] => {
  const { hooks } = contentChecks();
  const warned: string[] = [];
  const logger = { warn: (text: string) => warned.push(text) } as unknown as AstroIntegrationLogger;
  hooks['astro:config:setup']?.({ command, logger, updateConfig: () => undefined } as never);
  hooks['astro:config:done']?.({ logger } as never);
  return warned;
};

test('BL-3, TR-5: a broken article stops the build, and nothing stands before the file', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  run('build');
  expect(exit).toHaveBeenCalledWith(1);
  expect(String(print.mock.calls[0]).trim()).toMatch(/^content\/articles\/x: broken\n/);
  vi.restoreAllMocks();
});

test('a broken article is only a warning of the development server', () => {
  expect(run('dev')).toContain('content/articles/x: broken');
});
