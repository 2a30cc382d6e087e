import { isStricter } from '#src/lib/fault-codes/severity.ts';
import { readingsOf } from '../loaders/fault-codes.ts';
import type { ExplainedCode, FaultCode, FaultCodesFile, FaultFamily } from '../schemas/fault-codes.ts';

/** A problem of one entry: its key, and a sentence each for what is wrong, why it matters and how to fix it. */
export type Problem = readonly [key: string, sentences: string];

const isDocumented = (entry: FaultCode, families: readonly FaultFamily[]): boolean =>
  entry.notFound === undefined && families.every(({ document }) => document !== undefined);

/** What a resident may do with a code of this kind, whatever the file says. */
export const severityProblems = (entry: FaultCode, families: readonly FaultFamily[]): Problem[] => {
  const { severity, subject, firstCheck } = entry;
  const problem = (sentences: string): Problem[] => [['severity', sentences]];
  if (severity === 'self' && !isDocumented(entry, families))
    return problem(
      'self without a document. Visitors would work on their boiler because of a meaning that nobody has shown. Name the document of the family, or write technician.',
    );
  if (severity === 'self' && (subject !== 'pressure' || firstCheck !== 'gauge'))
    return problem(
      `self with subject: ${subject} and firstCheck: ${firstCheck}. A resident may only add water, and only after a look at the gauge. Write technician or danger, or subject: pressure with firstCheck: gauge.`,
    );
  if (severity === 'once' && subject !== 'flame' && subject !== 'reset')
    return problem(
      `once with subject: ${subject}. A visitor would restart a boiler that a safety device has stopped; only a lost flame may be tried again, once. Write technician or danger.`,
    );
  if (severity === 'danger' && firstCheck !== 'none')
    return [
      [
        'firstCheck',
        `${firstCheck} with severity: danger. Somebody would go to a boiler that has to be left alone. Write none.`,
      ],
    ];
  return [];
};

/** What is wrong with a code that the brand page explains, seen from what the documents say. */
export const explainedProblems = (entry: ExplainedCode, file: FaultCodesFile): Problem[] => {
  const { code, severity, verdict } = entry;
  const readings = readingsOf(file, code);
  if (verdict === 'not-found' && readings.length > 0)
    return [
      [
        'verdict',
        `not-found, but the code stands under codes. The page would hide what a document says. Write agrees or contradicts, and take notFound out.`,
      ],
    ];
  const undocumented = readings.filter((reading) => !isDocumented(reading.entry, reading.families));
  if (verdict !== 'not-found' && (readings.length === 0 || undocumented.length > 0))
    return [
      [
        'verdict',
        `${verdict}, but no document behind the code is known. The page would name none. Add the code under codes with a family that has a document, or write not-found with the words under notFound.`,
      ],
    ];
  if (verdict !== 'agrees' && (severity === 'self' || severity === 'once'))
    return [
      [
        'severity',
        `${severity} with verdict: ${verdict}. Visitors would act on a meaning that no document confirms. Write technician or danger.`,
      ],
    ];
  return readings
    .filter((reading) => isStricter(reading.entry.severity, severity))
    .map((reading) => [
      'severity',
      `${severity}, but "${reading.entry.meaning.fr}" under codes is ${reading.entry.severity}. The advice would be unsafe on these boilers. Write ${reading.entry.severity}.`,
    ]);
};
