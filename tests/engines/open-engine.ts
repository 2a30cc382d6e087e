import type { EngineName } from '../../tools/browsers/engines.ts';
import { openChromium } from './chromium.ts';
import type { Open } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

/** How each engine is started. */
export const engines: Record<EngineName, Open> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
};
