import { expect, test } from 'vitest';
import { hostChoice } from './host-choice.ts';

const all = () => true;
const none = () => false;

test('who names a host that is not installed gets a failure, also where another one is', () => {
  expect(hostChoice(['nginx'], none)).toEqual({ found: [], missing: ['nginx'], isFailure: true });
  expect(hostChoice(['nginx', 'caddy'], (name) => name === 'nginx')).toEqual({
    found: ['nginx'],
    missing: ['caddy'],
    isFailure: true,
  });
});

test('who asks for all gets what is there, and a failure where nothing is', () => {
  expect(hostChoice([], all)).toEqual({
    found: ['nginx', 'workers', 'caddy'],
    missing: [],
    isFailure: false,
  });
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

test('a name that is no host is refused', () => {
  expect(() => hostChoice(['apache'], all)).toThrow(/apache.*nginx, workers, caddy/);
});
