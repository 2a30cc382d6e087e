/**
 * Translators of browsers replace every text by elements of their own. A translated island must read like an untranslated
 * one: its answer is whole, and belongs to a single input (IS-1). `npm run test:engines` runs it in three engines.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { filesOf, type RunningServer, serveHttps } from '../../tools/server/static-server.ts';
import { engines, testedEngines } from '../engines/engines.ts';
import type { Engine, Tab } from '../engines/tab.ts';
import { type Visitor, visitorOf } from '../engines/visitor.ts';
import { isRelease } from '../support/test-scope.ts';
import { enterAndSend, type IslandJourney, islandJourneys, translate } from './translated-journeys.ts';

type Moment = 'never' | 'before' | 'after' | 'between';
const moments: readonly Moment[] = isRelease ? ['before', 'after', 'between'] : ['between'];

/** In the page, before any of its modules runs: notes what goes wrong. */
const noteErrors = (): void => {
  const note = (what: unknown) => {
    const { errors = '[]' } = document.documentElement.dataset;
    document.documentElement.dataset.errors = JSON.stringify([...JSON.parse(errors), String(what)]);
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
};

let site: RunningServer;
/** True while pages are translated as soon as they are read: their modules, and with them the islands, run later. */
let isTranslatedAtOnce = false;
const pages = new Set(islandJourneys.map(({ path }) => path));
beforeAll(async () => {
  const files = filesOf('dist');
  site = await serveHttps((request, response) => {
    const path = request.url ?? '';
    if (!pages.has(path)) return files(request, response);
    const scripts = [noteErrors, ...(isTranslatedAtOnce ? [translate] : [])];
    const html = readFileSync(`dist${path}.html`, 'utf8').replace(
      '</body>',
      () => `<script>${scripts.map((script) => `(${script})();`).join('')}</script></body>`,
    );
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(html);
  });
});
afterAll(() => site.close());

/** In the page: brings the island near enough to be hydrated. */
const bringIntoView = (island: string): void =>
  document.querySelector(`[data-island="${island}"]`)?.scrollIntoView();

const isHydrated = (island: string): boolean =>
  Object.keys(document.querySelector(`[data-island="${island}"] form`) ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );

/** In the page: the text of the island that a visitor reads. */
const readIsland = (island: string) => {
  const element = document.querySelector<HTMLElement>(`[data-island="${island}"]`);
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden words
    text: element?.innerText.replace(/\s+/g, '') ?? '',
    state: element?.dataset.state,
    // React says so where it writes an island anew because the page was not as the server wrote it (#418).
    errors: JSON.parse(document.documentElement.dataset.errors ?? '[]').filter(
      (error: string) => !error.includes('#418'),
    ),
  };
};

/** How long an island that fetches codes may say the same before it says more, in milliseconds. */
const rest = 400;

/** Reads the island once it says what is expected; without an expectation, once it says something new and is at rest. */
const readWhen = async (tab: Tab, visitor: Visitor, island: string, former: string, expected?: string) => {
  let text = '';
  let since = 0;
  const isSaid = async () => {
    const before = text;
    text = (await tab.evaluate(readIsland, island)).text;
    if (text !== before) since = Date.now();
    return expected === undefined ? text !== former && Date.now() - since > rest : text === expected;
  };
  // If the expected text never comes, the test compares and shows the last one.
  await visitor.waitUntil('the island says something else', isSaid).catch(() => {});
  return text;
};

/** Reads the island after each input, as a new visitor whose page is translated at one moment. */
const readings = async (
  engine: Engine,
  { island, path, inputs }: IslandJourney,
  moment: Moment,
  expected: string[] = [],
) => {
  const tab = await engine.open('laptop');
  try {
    const visitor = visitorOf(tab, site.origin);
    const translateNow = () => tab.evaluate(translate, null);
    isTranslatedAtOnce = moment === 'before';
    await visitor.visit(path);
    await tab.evaluate(bringIntoView, island);
    await visitor.waitUntil('the island is hydrated', () => tab.evaluate(isHydrated, island));
    let text = await readWhen(tab, visitor, island, '');
    if (moment === 'after') await translateNow();
    const read: string[] = [];
    for (const [index, values] of inputs.entries()) {
      await tab.evaluate(enterAndSend, { island, values });
      text = await readWhen(tab, visitor, island, text, expected[index]);
      read.push(text);
      if (moment === 'between') await translateNow();
    }
    const { state, errors } = await tab.evaluate(readIsland, island);
    return { read, state, errors };
  } finally {
    await tab.close();
  }
};

for (const name of testedEngines)
  describe(`in ${name}`, () => {
    test.each(islandJourneys)(
      'IS-1: a translated page reads as the untranslated: $island',
      // The driver of WebKit now and then answers nothing more. The test then begins again, in another one.
      { retry: name === 'webkit' ? 1 : 0, timeout: 600_000 },
      async (journey) => {
        const engine = await engines[name]('fr-BE');
        onTestFinished(engine.close);
        const untranslated = await readings(engine, journey, 'never');
        expect(new Set(untranslated.read).size).toBe(untranslated.read.length);
        expect(untranslated).toMatchObject({ state: 'running', errors: [] });
        for (const moment of moments)
          expect({ moment, ...(await readings(engine, journey, moment, untranslated.read)) }).toEqual({
            moment,
            ...untranslated,
          });
      },
    );
  });
