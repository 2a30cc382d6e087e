import type { Severity } from './severity.ts';

/**
 * The advice of each kind. `gauge` is for codes that may come from low pressure although a document says otherwise or
 * none was found: the resident reads the gauge and calls, and adds no water. Nobody looks at the flue outlet: of a code
 * of the fan or the fumes the documents name nothing that a resident may check. Carbon monoxide is named where the fumes may
 * not leave; what to do about it stands before and below the codes of every page.
 */
export const adviceByKind = {
  ignition: { severity: 'once', may: ['gas-tap', 'reset-once'], stop: ['gas-smell', 'code-returns'] },
  flame: { severity: 'technician', may: ['gas-tap'], stop: ['gas-smell', 'tap-open'] },
  pressure: {
    severity: 'self',
    may: ['read-gauge', 'top-up'],
    stop: ['pressure-fine', 'pressure-falls', 'water-below'],
  },
  gauge: {
    severity: 'technician',
    may: ['note-code', 'read-gauge'],
    stop: ['no-top-up', 'no-reset', 'gas-smell'],
  },
  sensor: { severity: 'technician', may: ['note-code'], stop: ['no-reset'] },
  fan: { severity: 'technician', may: ['switch-off'], stop: ['no-reset', 'monoxide'] },
  flue: { severity: 'danger', may: ['switch-off'], stop: ['no-reset', 'monoxide'] },
  overheat: {
    severity: 'danger',
    may: ['switch-off'],
    stop: ['no-reset', 'never-top-up-hot', 'boiling'],
  },
  gas: {
    severity: 'danger',
    may: ['switch-off'],
    stop: ['no-reset', 'gas-smell', 'boiling'],
  },
} as const satisfies Record<string, { severity: Severity; may: readonly string[]; stop: readonly string[] }>;

/** Kinds of advice about a fault code. Faults of one kind have the same severity and words on every page. */
export type AdviceKind = keyof typeof adviceByKind;

/** Sentences of advice about a fault code. Their words are in the copy `fault-labels`. */
export const adviceSentenceIds = [
  ...new Set(Object.values(adviceByKind).flatMap(({ may, stop }) => [...may, ...stop])),
];
