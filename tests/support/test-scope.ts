import process from 'node:process';
import { type Language, languages } from '#src/lib/language.ts';

/** True in `npm run test:release`, which tests every page, language and width; `npm test` tests a sample of each. */
export const isRelease = process.env.TEST_EXTENT === 'release';

/** Both languages in `npm run test:release`; in `npm test` one, because both render the same components. */
export const testedLanguages = (sample: Language): readonly Language[] => (isRelease ? languages : [sample]);
