import type { Page } from 'playwright-core';
import { waitForTwoFrames, widths } from '../browser/site.ts';

/** The spacing of WCAG 1.4.12, which a visitor may force on any page. */
const textSpacingCss = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Width, media features and extra CSS with which a test shows a page. */
export interface Mode {
  name: string;
  media: Parameters<Page['emulateMedia']>[0];
  width: number;
  /** CSS that the visitor adds; may be empty. */
  style: string;
  /** The rules of axe, by their names, that can fail in it and not in another. */
  rules: RegExp;
}

const variants = {
  light: { media: {}, style: '', rules: /./ },
  // The scheme changes colours only, the size of letters sizes only.
  dark: { media: { colorScheme: 'dark' }, style: '', rules: /^color-contrast/ },
  'double letters': { media: {}, style: '', rules: /^(target-size|scrollable-region)/ },
  'forced colours': { media: { forcedColors: 'active' }, style: '', rules: /./ },
  // On paper nobody presses anything.
  print: { media: { media: 'print' }, style: '', rules: /^(?!target-size)/ },
  'text spacing': { media: {}, style: textSpacingCss, rules: /./ },
} as const;

/** Returns the mode of a variant and a width. `launchAtDoubleZoom` tests letters of double size, a setting of the browser. */
export const modeOf = (variant: keyof typeof variants, width: number): Mode => ({
  ...variants[variant],
  name: `${variant}, ${width} px`,
  width,
});

/** Each variant at the width with the most mistakes. tests/layout covers the other widths. */
export const modes: Mode[] = [
  modeOf('light', widths.narrow),
  modeOf('light', widths.laptop),
  modeOf('dark', widths.laptop),
  modeOf('forced colours', widths.laptop),
  modeOf('print', widths.laptop),
  modeOf('text spacing', widths.narrow),
];

/** Applies a mode to an open page, without a reload. */
export const applyMode = async (page: Page, { media, width, style }: Mode): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    media: 'screen',
    forcedColors: 'none',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...media,
  });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
  // Waits until the colours of the previous mode are gone.
  await waitForTwoFrames(page);
};
