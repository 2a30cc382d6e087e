import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './csp.ts';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline styles and scripts are hashed, but neither data nor files', () => {
  const html = `<style media="(width > 0)">a > b{}</style >
    <script>if (1 < 2) b("<p>")</script><SCRIPT type=module>c()</SCRIPT>
    <script src="/d.js"></script><script type="application/ld+json">{}</script>
    <!-- <script>e()</script> --><p title="<style>f{}</style>">g</p>`;
  expect(inlineHashes(html)).toEqual({
    styles: new Set([hashSource('a > b{}')]),
    scripts: new Set([hashSource('if (1 < 2) b("<p>")'), hashSource('c()')]),
  });
});

test('a policy allows the hashes of the page, and no source but its own origin', () => {
  const policy = contentSecurityPolicy(inlineHashes('<style>a{}</style><script>b()</script>'));
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(`script-src 'self' ${hashSource('b()')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`);
  // TR-4: no form leads to a mail program or to another site.
  expect(policy).toContain("form-action 'self';");
  // The letters of the title stand in the page.
  expect(policy.replace("font-src 'self' data:;", '')).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('a policy does not depend on the order of inline scripts', () => {
  const [one, other] = ['<script>a</script><script>b</script>', '<script>b</script><script>a</script>'];
  expect(contentSecurityPolicy(inlineHashes(one))).toBe(contentSecurityPolicy(inlineHashes(other)));
});
