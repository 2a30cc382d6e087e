import { expect, test } from 'vitest';
import { editor } from '../server/integration.ts';

test('DK-1: a build with the editor ends with an error', () => {
  const { hooks } = editor({ contract: '/contract.ts', show: () => {}, markWith: () => {} });
  const setup = hooks['astro:config:setup'] as (options: { command: string }) => void;
  expect(() => setup({ command: 'build' })).toThrow('npm run edit');
});
