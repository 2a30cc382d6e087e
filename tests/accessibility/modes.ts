import type { Page } from 'playwright-core';
import { frames, widths } from '../browser/site.ts';

/** The spacing of WCAG 1.4.12, which a visitor may force on any page. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** One way of looking at a page. */
export interface Mode {
  name: string;
  media: Parameters<Page['emulateMedia']>[0];
  width: number;
  /** Style the visitor adds; empty where none. */
  style: string;
}

const looks = {
  light: { media: {}, style: '' },
  dark: { media: { colorScheme: 'dark' }, style: '' },
  'forced colours': { media: { forcedColors: 'active' }, style: '' },
  print: { media: { media: 'print' }, style: '' },
  'text spacing': { media: {}, style: spacing },
} as const;

/** The mode of a look and width. Letters twice as large are a setting of the browser: see `launchAtDoubleZoom`. */
export const modeOf = (look: keyof typeof looks, width: number): Mode => ({
  ...looks[look],
  name: `${look}, ${width} px`,
  width,
});

/** Each look, at the width where most goes wrong. Widths between them differ in boxes only, which tests/layout measures. */
export const modes: Mode[] = [
  modeOf('light', widths.narrow),
  modeOf('light', widths.laptop),
  modeOf('dark', widths.laptop),
  modeOf('forced colours', widths.laptop),
  modeOf('print', widths.laptop),
  modeOf('text spacing', widths.narrow),
];

/** Shows an opened page in another way, without loading it again. */
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
    const id = 'visitor-style';
    document.getElementById(id)?.remove();
    const element = Object.assign(document.createElement('style'), { id, textContent: css });
    if (css !== '') document.head.append(element);
  }, style);
  // A colour of the mode before is not measured.
  await frames(page);
};
