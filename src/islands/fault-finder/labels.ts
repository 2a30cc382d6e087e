import type { GasInstructions } from '#src/components/GasWarning/GasWarning.tsx';
import type { Copy } from '#src/routing/copy-names.ts';

/** Labels of the fault finder, which shares some with the brand pages. */
export type FinderLabels = Pick<Copy<'fault-finder'>, 'form' | 'answer' | 'unknown'> &
  Pick<Copy<'fault-labels'>, 'display' | 'severities' | 'may' | 'stop'> & {
    gas: GasInstructions;
  };
