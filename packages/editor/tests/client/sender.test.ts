import { expect, test, vi } from 'vitest';
import { createSender } from '../../client/state/sender.ts';

const price = { file: 'content/facts/prices.yaml', path: ['repair'] };

test('a request of its own waits its turn: only the last of a place is sent, and a save waits for its answer', async () => {
  const answers: string[] = [];
  const { queue, flush, waits } = createSender(vi.fn(), vi.fn());
  const slow = async (typed: string) => {
    await new Promise((done) => setTimeout(done, typed === '1690' ? 40 : 1));
    return answers.push(typed) > 0;
  };
  queue(price, () => slow('1690'));
  const first = flush();
  queue(price, () => slow('16'));
  queue(price, () => slow('169'));
  expect(waits()).toBe(true);
  await first;
  await flush();
  expect(answers).toEqual(['1690', '169']);
  expect(waits()).toBe(false);
});
