import type { GasWarningCopy } from '#src/components/GasWarning/GasWarning.tsx';
import type { Severity } from '#src/lib/fault-codes/severity.ts';
import type { FaultFinderCopy } from '#src/page-types/fault-finder/copy-schema.ts';

/** The words of the fault finder; `severities` to `gas` are those of the brand pages. */
export interface FinderLabels extends Pick<FaultFinderCopy, 'form' | 'answer' | 'unknown'> {
  display: string;
  severities: Record<Severity, string>;
  may: string;
  stop: string;
  gas: GasWarningCopy;
  call: string;
}
