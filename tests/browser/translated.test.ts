/**
 * Translators of browsers replace every text by elements of their own. What a visitor then reads in an island is what it
 * says untranslated: an answer is whole and of one input (IS-1). `npm run test:engines` runs it in three engines.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EngineName, engineNames, missingOf } from '../../tools/browsers/engines.ts';
import { filesOf, type RunningServer, serveHttps } from '../../tools/server/static-server.ts';
import { engines } from '../engines/engines.ts';
import type { Engine, Tab } from '../engines/tab.ts';
import { type Visitor, visitorOf } from '../engines/visitor.ts';
import { enter, type IslandJourney, islandJourneys, translate } from './translated-journeys.ts';

const wanted = (process.env.ENGINES ?? 'chromium').split(' ');
const moments = ['never', 'before', 'after', 'between'] as const;
type Moment = (typeof moments)[number];

let site: RunningServer;
/** Components of islands arrive only after this has been called: until then the page is as the server wrote it. */
let release = () => {};
let released = Promise.resolve();
const holdIslands = () => {
  released = new Promise((resolve) => {
    release = resolve;
  });
};
beforeAll(async () => {
  const files = filesOf('dist');
  site = await serveHttps(async (request, response) => {
    // From its cache a browser would take them at once.
    response.setHeader('cache-control', 'no-store');
    if (request.url?.includes('.island.')) await released;
    files(request, response);
  });
});
afterAll(() => site.close());

/** In the page: notes what goes wrong, and brings the island near enough to be hydrated. */
const begin = (island: string): void => {
  const note = (what: unknown) => {
    const { errors = '[]' } = document.documentElement.dataset;
    document.documentElement.dataset.errors = JSON.stringify([...JSON.parse(errors), String(what)]);
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.querySelector(`[data-island="${island}"]`)?.scrollIntoView();
};

const isHydrated = (island: string): boolean =>
  Object.keys(document.querySelector(`[data-island="${island}"]`) ?? {}).some((key) =>
    key.startsWith('__reactContainer'),
  );

/** In the page: what a visitor reads in the island, once it has had two frames to write it. */
const readIsland = async (island: string) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 2; frames += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const element = document.querySelector<HTMLElement>(`[data-island="${island}"]`);
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown is what is asked for
    text: element?.innerText.replace(/\s+/g, '') ?? '',
    state: element?.dataset.state,
    // React says so where it writes an island anew because the page was not as the server wrote it (#418).
    errors: JSON.parse(document.documentElement.dataset.errors ?? '[]').filter(
      (error: string) => !error.includes('#418'),
    ),
  };
};

/** Reads the island when nothing changes in it any more. */
const readAtRest = async (tab: Tab, visitor: Visitor, island: string) => {
  let last = await tab.evaluate(readIsland, island);
  await visitor.until('the island is at rest', async () => {
    const { text } = last;
    last = await tab.evaluate(readIsland, island);
    return last.text === text;
  });
  return last;
};

/** Reads the island after each input, translated at one moment. */
const readings = async (engine: Engine, { island, path, inputs }: IslandJourney, moment: Moment) => {
  const tab = await engine.open('laptop');
  try {
    const visitor = visitorOf(tab, site.origin);
    const translateNow = () => tab.evaluate(translate, null);
    holdIslands();
    await visitor.visit(path);
    await tab.evaluate(begin, island);
    if (moment === 'before') await translateNow();
    release();
    await visitor.until('the island is hydrated', () => tab.evaluate(isHydrated, island));
    await readAtRest(tab, visitor, island);
    if (moment === 'after') await translateNow();
    const read: string[] = [];
    for (const input of inputs) {
      await enter(tab, island, input);
      read.push((await readAtRest(tab, visitor, island)).text);
      if (moment === 'between') await translateNow();
    }
    const { state, errors } = await readAtRest(tab, visitor, island);
    return { read, state, errors };
  } finally {
    release();
    await tab.close();
  }
};

const canRun = (name: EngineName) => wanted.includes(name) && missingOf(name).length === 0;
for (const name of engineNames.filter(canRun))
  describe(`in ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await engines[name]('fr-BE');
    });
    afterAll(() => engine.close());

    test.each(islandJourneys)(
      'IS-1: a translated page reads as the untranslated: $island',
      async (journey) => {
        const { read, state, errors } = await readings(engine, journey, 'never');
        expect(new Set(read).size).toBe(read.length);
        expect({ state, errors }).toEqual({ state: 'running', errors: [] });
        for (const moment of moments.slice(1))
          expect({ moment, ...(await readings(engine, journey, moment)) }).toEqual({
            moment,
            read,
            state,
            errors,
          });
      },
    );
  });
