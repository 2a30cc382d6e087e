import { describe, expect, inject, test } from 'vitest';
import { oddRequests } from './odd-requests.ts';
import { type RawAnswer, sendRaw } from './raw.ts';
import { headerProblems } from './site.ts';

/** Statuses above 499 that the protocol itself asks for: unknown coding or method, unknown version. */
const ofTheProtocol = [501, 505];

/** Words of files that lie outside the site, or inside it for hosts only. */
const secrets =
  /root:x:|"lockfileVersion"|"pajotherm-site"|\[core\]|add_header|! Content-Security-Policy|reverse_proxy/;

/** True where a browser that follows it would leave the host it asked. */
const leadsAway = (location: string): boolean =>
  !['localhost', '127.0.0.1'].includes(new URL(location, 'http://localhost/').hostname);

const problemsOf = ({ status, headers, body }: RawAnswer, mustHaveHeaders: boolean): string[] => [
  ...(status !== null && status >= 500 && !ofTheProtocol.includes(status) ? [`status ${status}`] : []),
  ...(secrets.test(body) ? ['a file that is not of the site'] : []),
  ...(headers.has('set-cookie') ? ['a cookie that the request made up'] : []),
  ...(headers.get('location') ?? [])
    .filter(leadsAway)
    .map((location) => `a redirect away from the site, to ${location}`),
  ...(mustHaveHeaders && status !== null
    ? headerProblems((name) => headers.get(name.toLowerCase()) ?? [])
    : []),
];

/** Counts of the statuses answered, for the report. */
const tally = (answers: RawAnswer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, { length }]) => `${status ?? 'closed'} × ${length}`)
    .sort()
    .join(', ');

test('the requests are at least two hundred, all different', () => {
  expect(new Set(oddRequests.map(({ bytes }) => String(bytes))).size).toBe(oddRequests.length);
  expect(oddRequests.length).toBeGreaterThanOrEqual(200);
});

/**
 * What a host is asked. Cloudflare's edge refuses whatever breaks the protocol before a runtime sees it; the
 * development proxy in front of the runtime here has no such edge, so it is asked what an edge lets through.
 */
const requestsFor = (host: string) => oddRequests.filter(({ isHttp }) => isHttp || host !== 'workers');

/** Refusals of a server before it looks at the site: a bad request line, headers too large, no encoding it may use. */
const ofTheServer = [400, 415, 431];

describe.each(inject('hosts'))('$name', ({ name, port }) => {
  test('odd requests: no server error, no file outside the site, always the same headers', async () => {
    const requests = requestsFor(name);
    const answers: RawAnswer[] = [];
    const problems: string[] = [];
    const queue = requests.values();
    const worker = async () => {
      for (const { name: request, bytes, isHttp } of queue) {
        const answer = await sendRaw(port, bytes);
        answers.push(answer);
        // nginx can be told what to say even to bytes that are no request; the others answer those by themselves.
        const isOurs =
          name === 'nginx' || (isHttp && answer.status !== null && !ofTheServer.includes(answer.status));
        problems.push(...problemsOf(answer, isOurs).map((problem) => `${request}: ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    console.log(`${name}: ${answers.length} odd requests: ${tally(answers)}`);
    expect(requests.length).toBeGreaterThanOrEqual(200);
    expect(problems.sort()).toEqual([]);
  });
});
