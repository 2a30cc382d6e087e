import { isShown } from '#src/content/loaders/samples.ts';
import { copyOf } from '#src/copy/copy.ts';
import { ui } from '#src/copy/ui.ts';
import type { Language } from '#src/lib/language.ts';

/** Certificates of the home page (HM-4), without the plates and the network that are samples where the site shows none (TR-3). */
export const homeCertifications = (lang: Language) => {
  const { accreditations, accreditationsNote, network, ...certifications } = copyOf(
    'home',
    lang,
  ).certifications;
  const shown = accreditations.filter(isShown);
  return {
    ...certifications,
    accreditations: shown,
    accreditationsNote: shown.length > 0 ? accreditationsNote : null,
    network: isShown(network) ? network : null,
    sampleLabels: ui(lang).samples,
  };
};
