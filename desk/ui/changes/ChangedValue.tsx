import type { Difference } from '../../source/differences.ts';
import { useDesk } from '../desk-context.ts';
import { useShownValues } from '../shown-value.ts';
import { changedWords } from './changed-words.ts';

/** Longest value that is shown whole. */
const short = 25;

/** A text without the quotes around it. */
const bare = (text: string): string => text.replace(/^« | »$/g, '');

/** What a value was and what it is now; of a longer text the words that differ, with some around them. */
export const ChangedValue = ({ before, after, unit }: Pick<Difference, 'before' | 'after' | 'unit'>) => {
  const { say } = useDesk();
  const [old, now] = useShownValues()(before, after, unit);
  const isText = typeof before === 'string' && typeof after === 'string' && old.length > short;
  if (!isText)
    return (
      <>
        {before !== undefined && <del>{old}</del>}
        {before !== undefined && after !== undefined ? ' → ' : ' '}
        {after !== undefined && <ins>{now}</ins>}
        {before === undefined && ` (${say('newFile')})`}
        {after === undefined && `(${say('removedFile')})`}
      </>
    );
  const words = changedWords(bare(old), bare(now));
  return (
    <>
      {words.start}
      {words.before !== '' && <del>{words.before}</del>}
      {words.before !== '' && words.after !== '' && ' '}
      {words.after !== '' && <ins>{words.after}</ins>}
      {words.end}
    </>
  );
};
