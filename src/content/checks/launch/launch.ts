import type { Brand } from '../../loaders/brands.ts';
import type { company } from '../../loaders/company.ts';
import { printedValues } from '../../loaders/disagreement.ts';
import { appliedNext } from '../../loaders/next-values.ts';
import type { FactTable } from '../../loaders/read-facts.ts';
import { isStale } from '../../loaders/stale-facts.ts';
import type { Project, Testimonial } from '../../schemas/projects.ts';
import type { Placeholder } from '../placeholders.ts';
import type { SampleSentence } from '../sample-sentences.ts';
import { copiedTexts, type OwnTexts } from './copied.ts';
import { companySamples, type LaunchProblem } from './launch-company.ts';

/** What the launch check looks at. `today` determines which facts are stale. */
export interface LaunchInput {
  today: Date;
  company: typeof company;
  projects: Record<string, Project>;
  testimonials: Record<string, Testimonial>;
  brands: Record<string, Brand>;
  facts: FactTable;
  placeholders: readonly Placeholder[];
  /** Sentences that call something invented, whether they are among the placeholders or not. */
  sampleSentences: readonly SampleSentence[];
  /** What has to be written for each thing by itself, each kind and language by itself. */
  ownTexts: readonly (readonly OwnTexts[])[];
}

const sentenceProblems = ({ placeholders, sampleSentences }: LaunchInput): LaunchProblem[] => {
  const problem = (copy: string, key: string, message: string): LaunchProblem => ({
    file: `content/copy/${copy}/fr.yaml and nl.yaml`,
    key,
    message,
  });
  const listed = (sentence: SampleSentence) =>
    placeholders.some(({ copy, key }) => copy === sentence.copy && key === sentence.key);
  return [
    ...placeholders.map(({ copy, key, missing }) => ({
      ...problem(
        copy,
        key,
        `placeholder for: ${missing.en}. Rewrite it and remove it from content/placeholders.yaml.`,
      ),
      missing,
    })),
    ...sampleSentences
      .filter((sentence) => !listed(sentence))
      .map(({ copy, key }) =>
        problem(copy, key, 'calls something invented or an example. Rewrite it once the real data are in.'),
      ),
  ];
};

/** Samples that the site shows; those it leaves out may stay in the content (TR-3). */
const sampleProblems = ({ company, projects, testimonials }: LaunchInput): LaunchProblem[] =>
  !company.showSamples
    ? []
    : [
        ...Object.entries(projects).flatMap(([id, { sample }]) =>
          sample
            ? [
                {
                  file: `content/projects/${id}.yaml`,
                  key: 'sample',
                  message: 'invented project. Replace it by a real one, or remove it.',
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
                    'invented customer. The law forbids invented reviews: replace it by a real one, or remove it.',
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
            message: `no logo. If its owner allows it, save it as public/logos/${slug}.svg and write /logos/${slug}.svg; otherwise write none.`,
          },
        ]
      : [],
  );

const factProblems = ({ facts, today }: LaunchInput): LaunchProblem[] =>
  [...facts].flatMap(([name, fact]) => {
    const { insteadOf, unused, reviewBy, source } = fact;
    if (unused !== undefined) return [];
    const [file = '', key = ''] = name.split('.');
    const problem = (kind: 'review' | 'claim', message: string): LaunchProblem => ({
      file: `content/facts/${file}.yaml`,
      key,
      kind,
      message,
    });
    const values = printedValues(fact, facts);
    const applied = appliedNext(fact, today.toISOString().slice(0, 10));
    return [
      ...(values.length > 1
        ? [
            {
              ...problem(
                'claim',
                `pages disagree (${values.map((value) => JSON.stringify(value)).join(', ')}). ${insteadOf === undefined ? 'Give every place one value.' : 'Delete this entry, or change the fact it contradicts.'}`,
              ),
              values,
            },
          ]
        : []),
      ...(isStale(reviewBy, today)
        ? [problem('review', `had to be reviewed by ${reviewBy}. Look it up and update both dates.`)]
        : []),
      ...(applied === null ? [] : [problem('review', applied)]),
      ...(/unverified/.test(source)
        ? [problem('review', 'never verified. Look it up and write down the source.')]
        : []),
    ];
  });

/** All sample data and placeholders that are left. The site can be published if there are none. */
export const launchProblems = (input: LaunchInput): LaunchProblem[] => [
  ...companySamples(input.company),
  ...sampleProblems(input),
  ...sentenceProblems(input),
  ...brandProblems(input),
  ...factProblems(input),
  ...input.ownTexts.flatMap(copiedTexts),
];
