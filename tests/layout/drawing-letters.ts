import type { Page } from 'playwright-core';
import { waitForTwoFrames } from '../browser/site.ts';

/**
 * Letters of inline drawings whose contrast to the shape or the halo behind them is less than 4.5 to 1, with that contrast
 * (WCAG 1.4.3, which axe does not measure in drawings).
 */
const paleLettersIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isColour = (colour: string) => colour.startsWith('rgb(');
    /** The colour behind the middle of a text. */
    const colourBehind = (text: Element): string => {
      const { stroke, strokeWidth, paintOrder } = getComputedStyle(text);
      // A halo around each letter.
      if (paintOrder.startsWith('stroke') && isColour(stroke) && Number.parseFloat(strokeWidth) >= 3)
        return stroke;
      const { left, top, width, height } = text.getBoundingClientRect();
      const elementsBelow = document.elementsFromPoint(left + width / 2, top + height / 2);
      for (const element of elementsBelow) {
        const { fill, backgroundColor } = getComputedStyle(element);
        const colour = element instanceof SVGGeometryElement ? fill : backgroundColor;
        if (element.closest('text') === null && isColour(colour)) return colour;
      }
      return 'rgb(255, 255, 255)';
    };
    // elementsFromPoint skips shapes without pointer events, and would find a link over the drawing in their place.
    const style = document.createElement('style');
    style.textContent = 'svg, svg * { pointer-events: auto !important }';
    document.head.append(style);
    const pale: string[] = [];
    for (const text of document.querySelectorAll('main svg text')) {
      text.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Chromium calls letters visible whose group has `display: none`; they have no width.
      if (text.getBoundingClientRect().width === 0) continue;
      if (!text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const [one, other] = [getComputedStyle(text).fill, colourBehind(text)].map(luminance);
      const [light, dark] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)];
      const contrast = (light + 0.05) / (dark + 0.05);
      if (contrast < 4.5) pale.push(`“${text.textContent}” ${contrast.toFixed(1)}`);
    }
    style.remove();
    return pale;
  });

/** The same in the dark and in the light scheme; the page is then in the light one. */
export const paleLetters = async (page: Page): Promise<string[]> => {
  const pale: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForTwoFrames(page);
    pale.push(...(await paleLettersIn(page)).map((letters) => `${colorScheme}: ${letters}`));
  }
  return pale;
};
