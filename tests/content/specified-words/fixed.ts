/** A text that the specification gives word for word. */
export interface FixedWords {
  /** Requirement and section of the specification. */
  source: string;
  file: string;
  key: string;
  words: string;
}

const each = (source: string, file: string, below: string, words: Record<string, string>): FixedWords[] =>
  Object.entries(words).map(([key, said]) => ({ source, file, key: `${below}${key}`, words: said }));

const categories = {
  'depannage-chaudiere-bruxelles': 'Urgence',
  'entretien-chaudiere': 'Entretien',
  'choisir-pompe-chaleur-bruxelles-2025': 'Guides',
  'chaudiere-gaz-vs-mazout': 'Comparatifs',
  'chauffage-au-sol': 'Installation',
  'subventions-chauffage': 'Primes',
  'trouver-chauffagiste': 'Conseils',
};

/**
 * Every text of `content/` that the specification gives word for word. Where it gives the French words only, the Dutch
 * ones are free.
 */
export const fixedWords: readonly FixedWords[] = [
  ...each('CF-4, spec §5', 'content/ui/form.yaml', 'messages.en.', {
    nameRequired: 'Name is required',
    nameTooLong: 'Name must be less than 100 characters',
    emailInvalid: 'Invalid email address',
    emailTooLong: 'Email must be less than 255 characters',
    phoneFormat: 'Invalid phone number format',
    phoneTooShort: 'Phone number too short',
    phoneTooLong: 'Phone number too long',
    messageTooShort: 'Message must be at least 10 characters',
    messageTooLong: 'Message must be less than 1000 characters',
    fixErrors: 'Please fix the form errors',
  }),
  ...Object.entries(categories).flatMap(([id, words]) =>
    each('BL-2, spec §3', `content/articles/${id}/fr.md`, '', { category: words }),
  ),
  ...each('BL-4, spec §2', 'content/copy/blog/fr.yaml', 'articles.', { loading: 'Chargement...' }),
  ...each('AB-2, spec §3', 'content/copy/projects/fr.yaml', 'projects.categories.', {
    'heat-pump': 'Pompe à chaleur',
    'gas-boiler': 'Chaudière gaz',
    underfloor: 'Plancher chauffant',
    repair: 'Dépannage',
    renovation: 'Rénovation',
    maintenance: 'Entretien',
  }),
  ...each('BR-1, spec §2', 'content/ui/fr.yaml', '', { learnMore: 'En savoir plus' }),
  ...each('BR-2, spec §2', 'content/copy/fault-labels/fr.yaml', '', { quote: 'Demander un Devis' }),
];
