import type { company as companyData } from '../../loaders/company.ts';
import type { Fact } from '../../schemas/facts.ts';

type Company = typeof companyData;

/** Something that has to be replaced before the site is published: where it is, and what to do. */
export interface LaunchProblem {
  file: string;
  key: string;
  message: string;
  /** A fact whose value has to be looked up, or whose values contradict each other; without a kind something invented. */
  kind?: 'review' | 'claim';
  /** The values that contradict each other. */
  values?: readonly NonNullable<Fact['value']>[];
  /** What a placeholder lacks, as the message says it in English. */
  missing?: Record<'en' | 'fr' | 'nl', string>;
  /** How many texts were copied from another thing. */
  copied?: number;
}

const companyYaml = 'content/company.yaml';

/** All texts of content/company.yaml with their keys. */
const texts = (value: unknown, key = ''): [key: string, text: string][] => {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, key === '' ? name : `${key}.${name}`));
};

/** Reserved domains and numbers, and blanks: sample values, even if `samples` does not list them. */
const reserved: [pattern: RegExp, what: string][] = [
  [/\.(?:example|test|invalid)(?:$|[/:])/, 'a reserved domain that does not exist'],
  [/^\+32\d{2,3}0{5,6}\d?$/, 'not an existing phone number'],
  [/^0000\.000\.000$/, 'not an enterprise number'],
  [/^(?:à compléter|nog in te vullen)$/, 'not filled in'],
];

/** A message while the site shows invented projects, testimonials and plates (TR-3). */
const samplesShown = ({ showSamples, website }: Company): LaunchProblem[] => {
  if (!showSamples) return [];
  const danger = reserved.some(([pattern]) => pattern.test(website))
    ? ''
    : ` The domain ${website} is a real one, and the law forbids invented reviews.`;
  return [
    {
      file: companyYaml,
      key: 'showSamples',
      message: `the site shows invented projects, testimonials and certification plates.${danger} Write false: pages leave all of it out.`,
    },
  ];
};

/** Sample values of content/company.yaml, listed under `samples` or not. */
export const companySamples = (company: Company): LaunchProblem[] => {
  const listed = company.samples.map((key) => ({
    file: companyYaml,
    key,
    message: 'sample value. Write the real one and remove the key from `samples`.',
  }));
  const found = texts(company).flatMap(([key, text]) =>
    reserved
      .filter(
        ([pattern]) =>
          pattern.test(text) &&
          !company.samples.some((sample) => key === sample || key.startsWith(`${sample}.`)),
      )
      .map(([, what]) => ({ file: companyYaml, key, message: `"${text}" is ${what}. Write the real one.` })),
  );
  return [...samplesShown(company), ...listed, ...found];
};
