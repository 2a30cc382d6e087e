import { adviceOf } from '#src/lib/fault-codes/advice.ts';
import { isStricter } from '#src/lib/fault-codes/severity.ts';
import { meaningsOf } from '../fault-codes.ts';
import { below, type Finding, finding, type Location, type Report } from '../finding.ts';
import type { ExplainedCode, FaultCode, FaultCodesFile } from '../schemas/fault-codes.ts';
import type { BoilerFamily } from '../schemas/fault-families.ts';

const isDocumented = (entry: FaultCode, families: readonly BoilerFamily[]): boolean =>
  entry.notFound === undefined && families.every(({ document }) => document !== undefined);

/** Reports a severity that is unsafe for a code of this kind, whatever the file says. */
export const checkSeverity = (
  entry: FaultCode,
  families: readonly BoilerFamily[],
  location: Location,
  report: Report,
): void => {
  const { severity, subject, firstCheck } = entry;
  const key = below(location, 'severity');
  if (severity === 'self' && !isDocumented(entry, families)) report(finding('self-undocumented', key));
  else if (severity === 'self' && (subject !== 'pressure' || firstCheck !== 'gauge'))
    report(finding('self-unsafe', key, { subject, firstCheck }));
  else if (severity === 'once' && subject !== 'flame' && subject !== 'reset')
    report(finding('once-unsafe', key, { subject }));
  else if (severity === 'danger' && firstCheck !== 'none')
    report(finding('danger-check', below(location, 'firstCheck'), { firstCheck }));
};

const explainedFinding = (entry: ExplainedCode, file: FaultCodesFile, location: Location): Finding | null => {
  const { code, manualVerdict } = entry;
  const { severity } = adviceOf[entry.advice];
  const meanings = meaningsOf(file, code);
  const undocumented = meanings.some((meaning) => !isDocumented(meaning.entry, meaning.families));
  if (manualVerdict === 'not-found' && meanings.length > 0)
    return finding('verdict-documented', below(location, 'manualVerdict'));
  if (manualVerdict !== 'not-found' && (meanings.length === 0 || undocumented))
    return finding('verdict-undocumented', below(location, 'manualVerdict'), { manualVerdict });
  const key = below(location, 'advice');
  const isConfirmed = manualVerdict === 'agrees' || (manualVerdict === 'contradicts' && severity === 'self');
  if (!isConfirmed && (severity === 'self' || severity === 'once'))
    return finding('severity-unconfirmed', key, { severity, manualVerdict });
  const stricter = meanings.find((meaning) => isStricter(meaning.entry.severity, severity))?.entry;
  if (stricter === undefined) return null;
  const params = { severity, meaning: stricter.meaning.fr, strictest: stricter.severity };
  return finding('severity-mild', key, params);
};

/** Reports a code of the brand page if its `manualVerdict` or its advice contradicts the documents. */
export const checkExplainedCode = (
  entry: ExplainedCode,
  file: FaultCodesFile,
  location: Location,
  report: Report,
): void => {
  const found = explainedFinding(entry, file, location);
  if (found !== null) report(found);
};
