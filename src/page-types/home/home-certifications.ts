import { mayShow } from '#src/content/company.ts';
import type { Language } from '#src/lib/language.ts';
import { content, copyOf } from '#src/site.ts';

/**
 * Returns the certificates of the home page (HM-4), without sample accreditations and networks if the site shows no
 * samples (TR-3).
 */
export const homeCertifications = (lang: Language) => {
  const { accreditations, network, ...certifications } = copyOf('home', lang).certifications;
  return {
    ...certifications,
    accreditations: [
      ...accreditations.map(({ name, sample }) => ({ title: name, text: null, sample })),
      network,
    ].filter((one) => mayShow(content.company, one)),
    sampleLabels: content.ui[lang].samples,
  };
};
