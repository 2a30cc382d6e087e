import type { DayInWords } from './shared-day.ts';

interface Props {
  /** "Sources consulted on". */
  label: string;
  day: DayInWords;
}

/** The day on which the sources of a statement were last looked up (TR-2). */
export function ReviewDay({ label, day }: Props) {
  return (
    <>
      {`${label} `}
      <time dateTime={day.iso}>{day.text}</time>
    </>
  );
}
