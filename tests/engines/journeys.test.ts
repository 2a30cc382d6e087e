/**
 * The journeys of visitors in the engines beside Chromium, in which tests/browser walks them: `npm run test:engines`, a part
 * of `npm run test:release`. With `ENGINES=firefox` before it, only in that one.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import type { EngineName } from '../../tools/browsers/engines.ts';
import { filesOf, type RunningServer, serveHttps } from '../../tools/server/static-server.ts';
import { startByEngine, testedEngines } from './engines.ts';
import { formAndKeyboardJourneys } from './form-and-keyboard-journeys.ts';
import { searchJourneys } from './search-journeys.ts';
import { visitorOf } from './visitor.ts';

let site: RunningServer;
beforeAll(async () => {
  site = await serveHttps(filesOf('dist'));
});
afterAll(() => site.close());

const userAgentPatterns: Record<EngineName, RegExp> = {
  firefox: /Gecko\/\d+ Firefox\//,
  webkit: /AppleWebKit(?!.*Chrom)/,
};

/** The driver of WebKit now and then answers nothing more. The journey then begins again, in another one. */
const retriesByEngine: Record<EngineName, number> = { firefox: 0, webkit: 1 };

for (const name of testedEngines)
  describe.each(languages)(`in ${name}, a visitor who reads %s`, (lang) => {
    for (const { name: journey, screen, walk } of [...searchJourneys, ...formAndKeyboardJourneys])
      test(journey, { retry: retriesByEngine[name] }, async () => {
        const engine = await startByEngine[name](`${lang}-BE`);
        onTestFinished(engine.close);
        const visitor = visitorOf(await engine.open(screen), site.origin);
        await walk(visitor, lang);
        expect(await visitor.evaluate(() => navigator.userAgent)).toMatch(userAgentPatterns[name]);
      });
  });
