import { isShown } from '#src/content/company.ts';
import type { Language } from '#src/lib/language.ts';
import { content, copyOf } from '#src/site.ts';

/** Certificates of the home page (HM-4), without the accreditations and the network that are samples where the site shows none (TR-3). */
export const homeCertifications = (lang: Language) => {
  const { accreditations, network, ...certifications } = copyOf('home', lang).certifications;
  return {
    ...certifications,
    accreditations: [
      ...accreditations.map(({ name, sample }) => ({ title: name, text: null, sample })),
      network,
    ].filter((one) => isShown(content.company, one)),
    sampleLabels: content.ui[lang].samples,
  };
};
