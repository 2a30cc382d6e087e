import { once } from 'node:events';
import { connect } from 'node:http2';
import { describe, expect, inject, test } from 'vitest';

const hosts = inject('hosts');

describe.each(hosts)('$name', ({ origin }) => {
  test('serves the site over HTTPS', async () => {
    const answer = await fetch(`${origin}/fr`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('strict-transport-security')).toBeTruthy();
  });
});

/** Wrangler's local server has HTTP/1.1 only; visitors of Workers get HTTP/2 from Cloudflare's network before it. */
describe.each(hosts.filter(({ name }) => name !== 'workers'))('$name', ({ origin }) => {
  test('serves the site over HTTP/2', async () => {
    const session = connect(origin);
    try {
      const request = session.request({ ':path': '/fr' });
      const [headers] = await once(request, 'response');
      expect(headers[':status']).toBe(200);
      request.close();
    } finally {
      session.close();
    }
  });
});
