import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testedKinds } from './page-kinds.ts';
import { startSite, widths } from './site.ts';

const site = startSite();
const laptop: BrowserContextOptions = {
  viewport: { width: widths.laptop, height: 800 },
  reducedMotion: 'no-preference',
};

/** What the compositor animates without the main thread. */
const composited = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

/**
 * Animations that run by themselves: when each ends, in milliseconds after its start, and which properties it changes.
 * Those that follow the scroll position rest when nobody scrolls; they too may change only what the compositor animates.
 */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect, timeline }) => ({
      followsScrolling: !(timeline instanceof DocumentTimeline),
      name: effect instanceof KeyframeEffect ? (effect.target?.getAttribute('class') ?? '') : '',
      end: Number(effect?.getComputedTiming().endTime),
      properties: (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    })),
  );

test.each(testedKinds)(
  'SH-5: $kind: what moves by itself ends within five seconds (WCAG 2.2.2) and needs no main thread, wherever one scrolls',
  async ({ path }) => {
    const page = await site.open(path, laptop);
    const places = [0, 0.5, 1];
    for (const place of places) {
      await page.evaluate(
        (share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
        place,
      );
      for (const { name, end, properties, followsScrolling } of await animations(page)) {
        if (!followsScrolling) expect(end, `animation of "${name}"`).toBeLessThanOrEqual(5000);
        for (const property of properties) expect(composited, `animation of "${name}"`).toContain(property);
      }
    }
  },
);

test('SH-5: the home page is at rest five seconds after it has loaded', async () => {
  const page = await site.open('/fr', laptop);
  await expect
    .poll(async () => (await animations(page)).filter((one) => !one.followsScrolling).length, {
      timeout: 20_000,
    })
    .toBe(0);
});
