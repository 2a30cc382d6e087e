import { expect, test } from 'vitest';
import { nginxMaps } from './nginx-maps.ts';
import { nginxRedirect } from './nginx-server.ts';
import { strictTransport } from './response-headers.ts';
import { siteWithTowns } from './test-site.ts';

test('nginx gets every page and every redirect once', () => {
  const text = nginxMaps(siteWithTowns(2));
  const canonical = text.slice(text.indexOf('$canonical {'), text.indexOf('}'));
  const keys = [...canonical.matchAll(/^ {2}"([^"]+)"/gm)].map(([, key]) => key);
  expect(keys).toContain('/fr');
  expect(new Set(keys).size).toBe(keys.length);
});

test('other host names redirect to the same path of the site, and send the HSTS header themselves', () => {
  const text = nginxRedirect('https://www.firm.example');
  expect(text).toContain(`Strict-Transport-Security "${strictTransport['Strict-Transport-Security']}"`);
  expect(text).toContain('return 301 https://www.firm.example$request_uri;');
});
