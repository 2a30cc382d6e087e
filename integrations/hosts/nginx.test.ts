import { expect, test } from 'vitest';
import { nginxRedirect } from './nginx-server.ts';
import { strictTransport } from './response-headers.ts';

test('other host names redirect to the same path of the site, and send the HSTS header themselves', () => {
  const text = nginxRedirect('https://www.firm.example');
  expect(text).toContain(`Strict-Transport-Security "${strictTransport['Strict-Transport-Security']}"`);
  expect(text).toContain('return 301 https://www.firm.example$request_uri;');
});
