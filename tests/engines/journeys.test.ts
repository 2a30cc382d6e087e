import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { type EngineName, engineNames, missingOf } from '../../tools/browsers/engines.ts';
import { filesOf, type RunningServer, serveSecurely } from '../../tools/server/static-server.ts';
import { formJourneys } from './form-journeys.ts';
import { keyboardJourneys } from './keyboard-journeys.ts';
import { engines } from './open-engine.ts';
import { searchJourneys } from './search-journeys.ts';
import { type Goes, visitorOf } from './visitor.ts';

/*
 * What visitors come for, in three engines. `ENGINES` names those to use; `npm run test:engines` sets it, and is a part of
 * `npm run test:release`.
 */
const wanted = (process.env.ENGINES ?? 'chromium').split(' ');

let site: RunningServer;
beforeAll(async () => {
  site = await serveSecurely(filesOf('dist'));
});
afterAll(() => site.close());

const signatures: Record<EngineName, RegExp> = {
  chromium: /Chrome\//,
  firefox: /Gecko\/\d+ Firefox\//,
  webkit: /AppleWebKit(?!.*Chrom)/,
};

const journeysIn = (engine: EngineName) => {
  const goes: Goes = async (lang, screen, journey) => {
    const tab = await engines[engine](`${lang}-BE`, screen);
    try {
      await journey(visitorOf(tab, site.origin));
    } finally {
      await tab.close();
    }
  };

  test('is the engine it says', () =>
    goes('fr', 'phone', async (visitor) => {
      await visitor.visit('/fr');
      expect(await visitor.evaluate('navigator.userAgent')).toMatch(signatures[engine]);
      expect(await visitor.evaluate('innerWidth')).toBeLessThan(640);
    }));

  describe.each(languages)('a visitor who reads %s', (lang) => {
    for (const journeys of [searchJourneys, formJourneys, keyboardJourneys]) journeys(lang, goes);
  });
};

for (const engine of engineNames.filter((name) => wanted.includes(name))) {
  const missing = missingOf(engine);
  if (missing.length === 0) describe(`journeys in ${engine}`, () => journeysIn(engine));
  else test.skip(`journeys in ${engine}: not run, this machine has no ${missing.join(', ')} for it`);
}
