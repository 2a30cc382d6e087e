import type { GasInstructions } from '#src/components/GasWarning/GasWarning.tsx';
import type { Language } from '#src/lib/language.ts';
import { copyOf } from '#src/site.ts';

/** What to do when it smells of gas, with the emergency numbers of the repair page, for the pages that list fault codes. */
export const gasWarningProps = (lang: Language): GasInstructions => ({
  ...copyOf('fault-labels', lang).gas,
  numbers: copyOf('service-boiler-repair', lang).safety.numbers,
});
