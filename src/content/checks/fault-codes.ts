import { type AdviceKind, adviceByKind } from '#src/lib/fault-codes/advice.ts';
import { isStricter } from '#src/lib/fault-codes/severity.ts';
import { comparableSpellings, faultCodesPath, meaningsOf } from '../fault-codes.ts';
import { at, below, type Finding, finding, type Location, type Report } from '../finding.ts';
import type { BoilerFamily } from '../schemas/boiler-families.ts';
import { adviceLabels } from '../schemas/fault-code-editor-labels.ts';
import type { ExplainedCode, FaultCode, FaultCodesFile } from '../schemas/fault-codes.ts';
import type { CheckInput } from './check-input.ts';

/** Whether every family of a meaning has a document that gives it. */
export const isDocumented = (entry: FaultCode, families: readonly BoilerFamily[]): boolean =>
  entry.notFound === undefined && families.every(({ document }) => document !== undefined);

/** True if a resident may do what a code of this kind allows, whatever the file says. */
const isSafe = (entry: FaultCode, families: readonly BoilerFamily[]): boolean => {
  const { severity, subject, firstCheck } = entry;
  if (severity === 'self')
    return subject === 'pressure' && firstCheck === 'gauge' && isDocumented(entry, families);
  if (severity === 'once') return subject === 'flame' || subject === 'reset';
  return severity !== 'danger' || firstCheck === 'none';
};

/** Finds the contradiction between the documents and the `manualVerdict` or the advice of a code of the brand page. */
export const explainedFinding = (
  entry: ExplainedCode,
  file: FaultCodesFile,
  location: Location,
): Finding | null => {
  const { code, manualVerdict } = entry;
  const { severity } = adviceByKind[entry.advice];
  const meanings = meaningsOf(file, code);
  const documented = meanings.filter((meaning) => isDocumented(meaning.entry, meaning.families));
  const isRight =
    manualVerdict === 'not-found'
      ? documented.length === 0
      : meanings.length > 0 && documented.length === meanings.length;
  if (!isRight) return finding('verdict-wrong', below(location, 'manualVerdict'), { manualVerdict });
  const isConfirmed = manualVerdict === 'agrees' || (manualVerdict === 'contradicts' && severity === 'self');
  const stricter = meanings.find((meaning) => isStricter(meaning.entry.severity, severity));
  const strictest =
    !isConfirmed && (severity === 'self' || severity === 'once') ? 'technician' : stricter?.entry.severity;
  if (strictest === undefined) return null;
  const demanded = Object.entries(adviceLabels).flatMap(([kind, labels]) =>
    adviceByKind[kind as AdviceKind].severity === strictest ? [labels] : [],
  );
  const meaning = (stricter ?? meanings[0])?.entry.meaning;
  const fr = demanded.map(([label]) => `« ${label} »`).join(', ');
  const nl = demanded.map(([, label]) => `“${label}”`).join(', ');
  return finding('severity-mild', below(location, 'advice'), {
    severity,
    strictest: { en: strictest, fr, nl },
    said: { en: meaning?.fr ?? '', fr: meaning?.fr ?? '', nl: meaning?.nl ?? '' },
  });
};

const checkSpellings = (file: string, { codes }: FaultCodesFile, family: string, report: Report): void => {
  const owners = new Map<string, string>();
  for (const [index, entry] of codes.entries()) {
    if (!entry.families.includes(family)) continue;
    for (const spelling of comparableSpellings(entry)) {
      const code = owners.get(spelling);
      if (code !== undefined)
        report(
          finding('listed-twice', at(file, 'codes', index), { value: `${code} = ${spelling} (${family})` }),
        );
      owners.set(spelling, code ?? entry.code);
    }
  }
};

const checkFile = (file: string, data: FaultCodesFile, report: Report): void => {
  const { codesOnBrandPage, families, codes } = data;
  const familyIds = families.map(({ id }) => id);
  for (const [index, id] of familyIds.entries()) {
    if (familyIds.indexOf(id) < index)
      report(finding('listed-twice', at(file, 'families', index, 'id'), { value: id }));
    else checkSpellings(file, data, id, report);
  }
  for (const [index, entry] of codes.entries()) {
    const location = at(file, 'codes', index);
    for (const id of entry.families)
      if (!familyIds.includes(id))
        report(
          finding('name-unknown', below(location, 'families'), { name: id, where: familyIds.join(', ') }),
        );
    const ownFamilies = families.filter(({ id }) => entry.families.includes(id));
    const { severity } = entry;
    if (!isSafe(entry, ownFamilies))
      report(
        finding('severity-unsafe', below(location, severity === 'danger' ? 'firstCheck' : 'severity'), {
          severity,
        }),
      );
  }
  for (const [index, entry] of codesOnBrandPage.entries()) {
    const location = at(file, 'codesOnBrandPage', index);
    if (codesOnBrandPage.findIndex(({ code }) => code === entry.code) < index)
      report(finding('listed-twice', below(location, 'code'), { value: entry.code }));
    const found = explainedFinding(entry, data, location);
    if (found !== null) report(found);
  }
};

/** Checks the fault codes of all brands. */
export const checkFaultCodes = ({ data, report }: CheckInput): void => {
  for (const [slug, codes] of data.faultCodes) checkFile(faultCodesPath(slug), codes, report);
};
