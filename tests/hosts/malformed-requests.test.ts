import { describe, expect, inject, test } from 'vitest';
import { headerProblems } from './expected.ts';
import { malformedRequests } from './malformed-requests.ts';
import { sendRaw } from './raw-request.ts';

/** Text of files that must not be served: of the project, and of the configuration of hosts. */
const privateText = /"pajotherm-site"|\[core\]|add_header|! Content-Security-Policy/;

/** Servers refuse these requests before they read the configuration of the site; nginx adds its headers even then. */
const refusedEarly = [400, 406, 415, 416, 431];

describe.each(inject('hosts'))('$name', ({ name, port }) => {
  const requests = malformedRequests.filter(({ isInvalidHttp }) => !isInvalidHttp || name === 'nginx');

  test.each(requests)('$name: refused, with all headers', async ({ bytes, statuses }) => {
    const { status, headers, body } = await sendRaw(port, bytes);
    expect(statuses).toContain(status);
    expect(body).not.toMatch(privateText);
    expect(headers.has('set-cookie')).toBe(false);
    for (const location of headers.get('location') ?? [])
      expect(['localhost', '127.0.0.1']).toContain(new URL(location, 'http://localhost/').hostname);
    if (status !== null && (name === 'nginx' || !refusedEarly.includes(status)))
      expect(headerProblems((header) => headers.get(header.toLowerCase()) ?? [])).toEqual([]);
  });
});
