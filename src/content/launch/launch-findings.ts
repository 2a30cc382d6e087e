import { daysBetween } from '#src/lib/civil-date/civil-date.ts';
import type { Content } from '../content.ts';
import { textsIn } from '../copy/texts-in.ts';
import { valuesOnPages } from '../facts/contradictions.ts';
import { dueFindings } from '../facts/due-facts.ts';
import { locationOfFact } from '../facts/load-facts.ts';
import { at, type Finding, finding, isWithin, type Report } from '../finding.ts';
import type { Company } from '../schemas/company.ts';
import { isShownOnPages, sentencesAboutSamples, textsInCopyFolder } from './sentences-about-samples.ts';

const companyFile = 'content/company.yaml';

const blankPattern = /^(?:à\scompléter|nog in te vullen)$/;

/** Whether a value is still to be filled in, in either language. */
export const isToBeFilledIn = (value: string): boolean => blankPattern.test(value);

/** Reserved domains and numbers, and blanks: sample values, even if `sampleValues` does not list them. */
const samplePatterns = [
  /\.(?:example|test|invalid)(?:$|[/:])/,
  /^\+32\d{2,3}0{5,6}\d?$/,
  /^0000\.000\.000$/,
  blankPattern,
];

/** Reports sample values of content/company.yaml, listed under `sampleValues` or not, and samples that the site shows (TR-3). */
export const companySampleFindings = (company: Company): Finding[] => {
  const paths = company.sampleValues.map((key) => key.split('.'));
  const found = textsIn({ ...company, sampleValues: [] }).filter(
    ({ path, text }) =>
      samplePatterns.some((pattern) => pattern.test(text)) && !paths.some((other) => isWithin(path, other)),
  );
  return [
    ...(company.showSamples ? [finding('samples-shown', at(companyFile, 'showSamples'))] : []),
    ...paths.map((path) => finding('sample-value', at(companyFile, ...path))),
    ...found.map(({ path, text }) => finding('reserved-value', at(companyFile, ...path), { value: text })),
  ];
};

const checkSentences = (content: Content, hasProjectsPage: boolean, report: Report): void => {
  const listed = new Set<string>();
  for (const { copy, key, missing } of content.provisionalTexts) {
    listed.add(`${copy}: ${key}`);
    const text = textsInCopyFolder(content, copy, 'fr').find((one) => one.key === key);
    if (text !== undefined && isShownOnPages(content, hasProjectsPage, text))
      report(finding('provisional-text', at(`content/copy/${copy}/fr.yaml`, ...text.path), { missing }));
  }
  for (const sentence of sentencesAboutSamples(content)) {
    const { copy, path, key } = sentence;
    if (!listed.has(`${copy}: ${key}`) && isShownOnPages(content, hasProjectsPage, sentence))
      report(finding('sample-sentence', at(`content/copy/${copy}/fr.yaml`, ...path)));
  }
};

/** Reports samples that the site shows. Those that it hides may stay in the content (TR-3). */
const checkSamples = ({ company, projects, testimonials }: Content, report: Report): void => {
  if (!company.showSamples) return;
  for (const [id, { sample }] of projects)
    if (sample) report(finding('sample-project', at(`content/projects/${id}.yaml`, 'sample')));
  for (const [id, { sample }] of testimonials)
    if (sample) report(finding('sample-customer', at('content/testimonials.yaml', id)));
};

const checkFacts = ({ facts, day }: Content, report: Report): void => {
  for (const [name, fact] of facts) {
    if (fact.unusedBecause !== undefined) continue;
    const values = valuesOnPages(fact, facts);
    if (values.length > 1) {
      const params = { values: values.map((value) => JSON.stringify(value)).join(', ') };
      report(finding('values-disagree', locationOfFact(name), params));
    }
    dueFindings(name, fact, day).forEach(report);
    if (/unverified/.test(fact.source)) report(finding('never-verified', locationOfFact(name, 'source')));
  }
};

/** Lists all sample data and sentences to replace that are left. If there are none, the site can be published. */
export const launchFindings = (content: Content, hasProjectsPage: boolean): Finding[] => {
  const findings = companySampleFindings(content.company);
  const report = (found: Finding) => findings.push(found);
  checkSamples(content, report);
  checkSentences(content, hasProjectsPage, report);
  for (const [slug, { logo }] of content.brands)
    if (logo === null) report(finding('logo-without-permission', at(`content/brands/${slug}.yaml`, 'logo')));
  if (content.reviews !== null && daysBetween(content.reviews.readOn, content.day) > 365)
    report(finding('reviews-old', at('content/reviews.yaml', 'readOn'), { readOn: content.reviews.readOn }));
  checkFacts(content, report);
  return findings;
};
