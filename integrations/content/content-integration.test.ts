import process from 'node:process';
import type { AstroIntegrationLogger } from 'astro';
import { expect, test, vi } from 'vitest';
import { at, finding } from '#src/content/finding.ts';
import { contentChecks } from './content-integration.ts';

const draftFile = 'content/articles/x';
vi.mock('#src/load-site.ts', () => ({
  loadSite: () => ({ site: null, findings: [finding('file-missing', at(draftFile))] }),
}));

/** Runs the hook of the integration as Astro does, and returns its warnings. */
const warningsOnSetup = (command: 'build' | 'dev'): string[] => {
  const { hooks } = contentChecks();
  const warned: string[] = [];
  const logger = { warn: (text: string) => warned.push(text) } as unknown as AstroIntegrationLogger;
  hooks['astro:config:setup']?.({ command, logger, updateConfig: () => undefined } as never);
  return warned;
};

test('BL-3, TR-5: a mistake stops the build, and nothing is printed before its file', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  warningsOnSetup('build');
  expect(exit).toHaveBeenCalledWith(1);
  expect(String(print.mock.calls[0]).trim().startsWith(draftFile)).toBe(true);
  vi.restoreAllMocks();
});

test('a mistake is only a warning of the development server', () => {
  expect(warningsOnSetup('dev').join()).toContain(draftFile);
});
