import { existsSync, readdirSync } from 'node:fs';
import { firstExisting, howToInstall } from '../system-programs/system-programs.mjs';

/** The engines visitors come with, beside Chromium; `npm run test:engines` walks the same journeys in each. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** WebKitGTK's own small browser lies beside the library, in a folder named after processor and version. */
const miniBrowsers = (): string[] =>
  ['/usr/lib', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)])
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    );

/** Paths of the programs that each engine needs, by their purpose; null for a program that is missing. */
export const findPrograms = {
  firefox: () => ({
    browser: firstExisting([
      process.env.FIREFOX_PATH,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ]),
  }),
  webkit: () => ({
    browser: firstExisting([process.env.WEBKIT_PATH, ...miniBrowsers()]),
    driver: firstExisting(['/usr/bin/WebKitWebDriver']),
    display: firstExisting(['/usr/bin/Xvfb']),
  }),
} as const satisfies Record<EngineName, () => Record<string, string | null>>;

/** The programs that an engine lacks on this machine: `browser`, `driver`, `display`; empty if it can run. */
export const missingOf = (name: EngineName): string[] =>
  Object.entries(findPrograms[name]()).flatMap(([part, path]) => (path === null ? [part] : []));

/**
 * Path of a program that must be there.
 * @throws naming the engine, the part and the packages that bring it.
 */
export const requireProgram = (name: EngineName, part: string, path: string | null): string => {
  if (path !== null) return path;
  throw new Error(`${name}: no ${part} on this machine, so its journeys cannot run. ${howToInstall(name)}`);
};
