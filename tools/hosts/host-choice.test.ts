import { expect, test } from 'vitest';
import { hostChoice } from './host-choice.ts';

const all = () => true;
const none = () => false;

test('a host that is named and not installed is a failure, even where another one is installed', () => {
  expect(hostChoice(['nginx'], none)).toEqual({ found: [], missing: ['nginx'], isFailure: true });
  expect(hostChoice(['nginx', 'workers'], (name) => name === 'nginx')).toEqual({
    found: ['nginx'],
    missing: ['workers'],
    isFailure: true,
  });
});

test('without names all installed hosts are tested, and none installed is a failure', () => {
  expect(hostChoice([], all)).toEqual({ found: ['nginx', 'workers'], missing: [], isFailure: false });
  expect(hostChoice([], (name) => name === 'workers').isFailure).toBe(false);
  expect(hostChoice([], none).isFailure).toBe(true);
});

test('npm test passes on a machine without any server', () => {
  expect(hostChoice(['nginx', '--where-installed'], none)).toEqual({
    found: [],
    missing: ['nginx'],
    isFailure: false,
  });
});

test('an unknown host is refused', () => {
  expect(() => hostChoice(['apache'], all)).toThrow(/apache.*nginx, workers/);
});
