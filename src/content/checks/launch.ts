import type { Brand } from '../loaders/brands.ts';
import type { company } from '../loaders/company.ts';
import type { FactTable } from '../loaders/fact-table.ts';
import type { Project, Testimonial } from '../loaders/projects.ts';
import { isStale } from '../loaders/stale-facts.ts';
import type { InventedSentence } from './invented.ts';
import type { Placeholder } from './placeholders.ts';

/** Something that must not stand on a site that is open to the public: where it is, and what to do. */
export interface LaunchProblem {
  file: string;
  key: string;
  message: string;
}

/** Everything the check looks at; `today` decides which facts are past their review. */
export interface LaunchInput {
  today: Date;
  company: typeof company;
  projects: Record<string, Project>;
  testimonials: Record<string, Testimonial>;
  brands: Record<string, Brand>;
  facts: FactTable;
  placeholders: readonly Placeholder[];
  /** Sentences that call something invented, whether they are among the placeholders or not. */
  invented: readonly InventedSentence[];
}

const companyYaml = 'content/company.yaml';

/** Every text of the company's file with its key. */
const texts = (value: unknown, key = ''): [key: string, text: string][] => {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, key === '' ? name : `${key}.${name}`));
};

/** Reserved names and numbers nobody can have: placeholders, even where `samples` no longer lists them. */
const reserved: [pattern: RegExp, what: string][] = [
  [/\.(?:example|test|invalid)(?:$|[/:])/, 'a reserved domain that nobody can reach'],
  [/^\+32\d{2,3}0{5,6}\d?$/, 'a number that no line can have'],
  [/^0000\.000\.000$/, 'no enterprise number'],
];

const companyProblems = ({ company }: LaunchInput): LaunchProblem[] => {
  const listed = company.samples.map((key) => ({
    file: companyYaml,
    key,
    message: 'sample value. Write the real one and take the key off `samples`.',
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
  return [...listed, ...found];
};

const sentenceProblems = ({ placeholders, invented }: LaunchInput): LaunchProblem[] => {
  const problem = (copy: string, key: string, message: string) => ({
    file: `content/copy/${copy}/fr.yaml and nl.yaml`,
    key,
    message,
  });
  const listed = (sentence: InventedSentence) =>
    placeholders.some(({ copy, key }) => copy === sentence.copy && key === sentence.key);
  return [
    ...placeholders.map(({ copy, key, missing }) =>
      problem(copy, key, `stands in for: ${missing}. Rewrite it and take it off content/placeholders.yaml.`),
    ),
    ...invented
      .filter((sentence) => !listed(sentence))
      .map(({ copy, key }) =>
        problem(copy, key, 'calls something invented or an example. Rewrite it once that is no longer so.'),
      ),
  ];
};

const sampleProblems = ({ projects, testimonials }: LaunchInput): LaunchProblem[] => [
  ...Object.entries(projects).flatMap(([id, { sample }]) =>
    sample
      ? [
          {
            file: `content/projects/${id}.yaml`,
            key: 'sample',
            message: 'invented project. Put a real one in its place, or remove it.',
          },
        ]
      : [],
  ),
  ...Object.entries(testimonials).flatMap(([id, { sample }]) =>
    sample
      ? [
          {
            file: 'content/testimonials.yaml',
            key: id,
            message:
              'invented customer. The law forbids invented reviews: put a real one in its place, or remove it.',
          },
        ]
      : [],
  ),
];

const brandProblems = ({ brands }: LaunchInput): LaunchProblem[] =>
  Object.entries(brands).flatMap(([slug, { logo }]) =>
    logo === null
      ? [
          {
            file: `content/brands/${slug}.yaml`,
            key: 'logo',
            message: `no logo. Once its owner allows it, put it at public/logos/${slug}.svg and write /logos/${slug}.svg; if it does not, or none is wanted, write none.`,
          },
        ]
      : [],
  );

const factProblems = ({ facts, today }: LaunchInput): LaunchProblem[] =>
  [...facts].flatMap(([name, { places, insteadOf, unused, reviewBy, source }]) => {
    if (unused !== undefined) return [];
    const [file = '', key = ''] = name.split('.');
    const problem = (message: string) => ({ file: `content/facts/${file}.yaml`, key, message });
    const contradicted = facts.get(insteadOf ?? '')?.value;
    const values = new Set(
      [...Object.values(places ?? {}), ...(contradicted === undefined ? [] : [contradicted])].map((value) =>
        JSON.stringify(value),
      ),
    );
    return [
      ...(values.size > 1
        ? [
            problem(
              `pages disagree (${[...values].join(', ')}). ${insteadOf === undefined ? 'Give every place one value.' : 'Delete this entry, or change the price it contradicts.'}`,
            ),
          ]
        : []),
      ...(isStale(reviewBy, today)
        ? [problem(`was to be reviewed by ${reviewBy}. Look it up and set both dates anew.`)]
        : []),
      ...(/unverified/.test(source) ? [problem('never verified. Look it up and name the source.')] : []),
    ];
  });

/** Every placeholder that is left, with file and key: an empty list means that the site may open. */
export const launchProblems = (input: LaunchInput): LaunchProblem[] => [
  ...companyProblems(input),
  ...sampleProblems(input),
  ...sentenceProblems(input),
  ...brandProblems(input),
  ...factProblems(input),
];
