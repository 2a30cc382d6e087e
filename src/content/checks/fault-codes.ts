import { collectProblems } from '../io/read.ts';
import { brandsWithFaultCodes, faultCodesOf, faultCodesPath, spellingsOf } from '../loaders/fault-codes.ts';
import type { FaultCode, FaultCodesFile, FaultFamily } from '../schemas/fault-codes.ts';
import { explainedProblems, type Problem, severityProblems } from './fault-severity.ts';

/** Families that an entry names and the file does not have. */
const familyProblems = (entry: FaultCode, known: readonly FaultFamily[]): Problem[] =>
  entry.families
    .filter((name) => !known.some(({ id }) => id === name))
    .map((name) => [
      'families',
      `no family with id: ${name}. Nobody would find the code under its boiler, and no document would stand behind it. Write one of ${known.map(({ id }) => id).join(', ')}, or add the family.`,
    ]);

/** Spellings that lead to two meanings in one family, or that stand there twice. */
const spellingProblems = (codes: readonly FaultCode[], family: string): Problem[] => {
  const owners = new Map<string, string>();
  return codes
    .filter(({ families }) => families.includes(family))
    .flatMap((entry) =>
      spellingsOf(entry).flatMap((spelling): Problem[] => {
        const owner = owners.get(spelling);
        owners.set(spelling, owner ?? entry.code);
        if (owner === undefined) return [];
        return [
          [
            `codes[${entry.code}]`,
            `${spelling} already stands under code "${owner}" of family ${family}; case, spaces and punctuation do not count. Visitors would read one of two meanings. Write each spelling once in a family, as code or as alias.`,
          ],
        ];
      }),
    );
};

/** Values that stand in a list more than once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** What is wrong with the fault codes of a brand beyond their schema, one message each (TR-1). */
export const faultCodeProblems = (path: string, file: FaultCodesFile): string[] => {
  const { brandPage, families, codes } = file;
  const under = (owner: string, problems: Problem[]): Problem[] =>
    problems.map(([key, sentences]) => [`${owner}.${key}`, sentences]);
  const problems: Problem[] = [
    ...repeated(families.map(({ id }) => id)).map(
      (id): Problem => [
        'families',
        `two families have id: ${id}. A code could not say which of them it means. Give each an id of its own.`,
      ],
    ),
    ...repeated(brandPage.map(({ code }) => code)).map(
      (code): Problem => [
        'brandPage',
        `code "${code}" stands there twice. The page would show it twice. Take one of them out.`,
      ],
    ),
    ...codes.flatMap((entry) =>
      under(`codes[${entry.code}]`, [
        ...familyProblems(entry, families),
        ...severityProblems(
          entry,
          families.filter(({ id }) => entry.families.includes(id)),
        ),
      ]),
    ),
    ...families.flatMap(({ id }) => spellingProblems(codes, id)),
    ...brandPage.flatMap((entry) => under(`brandPage[${entry.code}]`, explainedProblems(entry, file))),
  ];
  return problems.map(([key, sentences]) => `${path}: ${key}: ${sentences}`);
};

/** The same for all brands. Files that do not fit the schema are named by `dataFileProblems`. */
export const allFaultCodeProblems = (): string[] =>
  brandsWithFaultCodes().flatMap((slug) => [
    ...collectProblems(() => faultCodeProblems(faultCodesPath(slug), faultCodesOf(slug))),
  ]);
