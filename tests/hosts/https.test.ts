import { once } from 'node:events';
import { connect } from 'node:http2';
import { describe, expect, inject, test } from 'vitest';

describe.each(inject('hosts'))('$name', ({ origin }) => {
  test('serves the site over HTTPS and HTTP/2', async () => {
    const session = connect(origin);
    try {
      const request = session.request({ ':path': '/fr' });
      const [headers] = await once(request, 'response');
      expect(headers[':status']).toBe(200);
      expect(headers['strict-transport-security']).toBeTruthy();
      request.close();
    } finally {
      session.close();
    }
  });
});
