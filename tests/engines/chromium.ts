import { launch } from '../../tools/browsers/launch.ts';
import { type Open, screens } from './engine.ts';

/** Chromium, driven by Playwright as in the other browser tests. */
export const openChromium: Open = async (locale, screen) => {
  const browser = await launch();
  const page = await browser.newPage({ locale, viewport: screens[screen] });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
};
