import { expect, test, vi } from 'vitest';
import { createChangeQueue } from '../../client/state/change-queue.ts';

const price = { file: 'content/facts/prices.yaml', path: ['repair'] };

test('requests are sent one after the other, only the last of a location, and a save waits for its answer', async () => {
  const answers: string[] = [];
  const { queueRequest, flush, isBusy } = createChangeQueue(vi.fn(), vi.fn());
  const slow = async (typed: string) => {
    await new Promise((done) => setTimeout(done, typed === '1690' ? 40 : 1));
    return answers.push(typed) > 0;
  };
  queueRequest(price, () => slow('1690'));
  const first = flush();
  queueRequest(price, () => slow('16'));
  queueRequest(price, () => slow('169'));
  expect(isBusy()).toBe(true);
  await first;
  await flush();
  expect(answers).toEqual(['1690', '169']);
  expect(isBusy()).toBe(false);
});
