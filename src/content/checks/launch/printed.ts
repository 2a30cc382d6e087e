import { homeCertifications } from '#src/page-types/home/certifications.ts';
import { hasPage } from '#src/routing/routes.ts';

/** False for a text that no page prints while the site shows no samples (TR-3): nobody has to rewrite it before the launch. */
export const isPrinted = ({ copy, key }: { copy: string; key: string }): boolean => {
  if (copy === 'projects') return hasPage('projects');
  const { accreditationsNote, network } = homeCertifications('fr');
  if (copy === 'home' && key === 'certifications.accreditationsNote') return accreditationsNote !== null;
  return !(copy === 'home' && key.startsWith('certifications.network.')) || network !== null;
};
