import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NetworkThrottle, startNetworkThrottle } from './network-throttle.ts';

/** Five flights' worth of letters, no two stretches alike, so that a lost, doubled or exchanged segment shows. */
const page = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join(' ');

const server = createServer((request, response) => {
  let asked = '';
  request.on('data', (part: Buffer) => {
    asked += part.toString();
  });
  request.on('end', () => response.end(request.method === 'POST' ? asked : page));
});
let throttle: NetworkThrottle;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  throttle = await startNetworkThrottle((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await throttle.close();
  server.close();
});

const text = async (address: string, options: RequestInit = {}): Promise<string> =>
  (await fetch(address, options)).text();

test('a throttled connection is slow and loses nothing, also with several answers at once', async () => {
  const answers = await Promise.all([text(throttle.origin), text(throttle.origin), text(throttle.origin)]);
  expect(answers.every((answer) => answer === page)).toBe(true);
});

test('a connection that stays open carries the next request too', async () => {
  for (const body of ['one', page.slice(0, 40_000), 'three'])
    expect(await text(throttle.origin, { method: 'POST', body })).toBe(body);
});

test('a server that is gone ends the connection instead of leaving the browser waiting', async () => {
  const nowhere = await startNetworkThrottle(1);
  await expect(text(nowhere.origin)).rejects.toThrow();
  await nowhere.close();
});
