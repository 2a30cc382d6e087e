import { isShown } from '#src/content/company.ts';
import type { Language } from '#src/lib/language.ts';
import { content, copyOf } from '#src/site.ts';

/** Certificates of the home page (HM-4), without the plates and the network that are samples where the site shows none (TR-3). */
export const homeCertifications = (lang: Language) => {
  const { accreditations, network, ...certifications } = copyOf('home', lang).certifications;
  return {
    ...certifications,
    accreditations: accreditations.filter((one) => isShown(content.company, one)),
    network: isShown(content.company, network) ? network : null,
    sampleLabels: content.ui[lang].samples,
  };
};
