import type { DayInWords } from './shared-day.ts';

interface Props {
  /** "We consulted the public sources on". */
  label: string;
  day: DayInWords;
}

/** A sentence with the day on which the sources of a statement were last looked up (TR-2). */
export function ReviewDay({ label, day }: Props) {
  return (
    <>
      {`${label} `}
      <time dateTime={day.iso}>{day.text}</time>.
    </>
  );
}
