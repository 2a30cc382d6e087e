import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { expect, test } from 'vitest';
import { startNginx } from '../../tools/hosts/nginx.ts';
import { hasNginx } from '../../tools/programs/programs.mjs';

test.skipIf(!hasNginx())(
  'nginx serves the site over HTTPS and HTTP/2 with a certificate of its own',
  async () => {
    const { origin, certificate, close } = await startNginx('dist', { https: true });
    const session = connect(origin, { ca: readFileSync(certificate ?? '') });
    try {
      const request = session.request({ ':path': '/fr' });
      const [headers] = await once(request, 'response');
      expect(headers[':status']).toBe(200);
      expect(headers['strict-transport-security']).toBeTruthy();
      request.close();
    } finally {
      session.close();
      await close();
    }
  },
);
