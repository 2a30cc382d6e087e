import { faultCodesPath, spellingsOf } from '../fault-codes.ts';
import { at, below, finding, type Report } from '../finding.ts';
import type { FaultCodesFile } from '../schemas/fault-codes.ts';
import type { CheckInput } from './check-input.ts';
import { checkExplainedCode, checkSeverity } from './severities.ts';

const checkSpellings = (file: string, { codes }: FaultCodesFile, family: string, report: Report): void => {
  const owners = new Map<string, string>();
  for (const [index, entry] of codes.entries()) {
    if (!entry.families.includes(family)) continue;
    for (const spelling of spellingsOf(entry)) {
      const code = owners.get(spelling);
      if (code !== undefined)
        report(finding('spelling-taken', at(file, 'codes', index), { spelling, code, family }));
      owners.set(spelling, code ?? entry.code);
    }
  }
};

const checkFile = (file: string, data: FaultCodesFile, report: Report): void => {
  const { codesOnBrandPage, families, codes } = data;
  const known = families.map(({ id }) => id);
  for (const [index, id] of known.entries()) {
    if (known.indexOf(id) < index)
      report(finding('listed-twice', at(file, 'families', index, 'id'), { value: id }));
    else checkSpellings(file, data, id, report);
  }
  for (const [index, entry] of codes.entries()) {
    const location = at(file, 'codes', index);
    for (const id of entry.families)
      if (!known.includes(id))
        report(finding('family-unknown', below(location, 'families'), { id, known: known.join(', ') }));
    const own = families.filter(({ id }) => entry.families.includes(id));
    checkSeverity(entry, own, location, report);
  }
  for (const [index, entry] of codesOnBrandPage.entries()) {
    const location = at(file, 'codesOnBrandPage', index);
    if (codesOnBrandPage.findIndex(({ code }) => code === entry.code) < index)
      report(finding('listed-twice', below(location, 'code'), { value: entry.code }));
    checkExplainedCode(entry, data, location, report);
  }
};

/** Checks the fault codes of all brands. */
export const checkFaultCodes = ({ data, report }: CheckInput): void => {
  for (const [slug, codes] of data.faultCodes) checkFile(faultCodesPath(slug), codes, report);
};
