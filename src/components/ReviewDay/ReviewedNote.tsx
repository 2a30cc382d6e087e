import { Text } from '../Text/Text.tsx';
import { ReviewDay } from './ReviewDay.tsx';
import type { DayInWords } from './shared-day.ts';

interface Props {
  className: string | undefined;
  note: string;
  /** "We consulted the public sources on". */
  label: string;
  /** The day that all statements above share; null where each says its own. */
  day: DayInWords | null;
}

/** The note below a list of statements, with the day on which their sources were last looked up (TR-2). */
export function ReviewedNote({ className, note, label, day }: Props) {
  return (
    <p className={className}>
      <Text>{note}</Text>
      {day !== null && (
        <>
          {' '}
          <ReviewDay label={label} day={day} />
        </>
      )}
    </p>
  );
}
