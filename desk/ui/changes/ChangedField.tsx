import type { Difference } from '../../source/differences.ts';
import { useDesk } from '../desk-context.ts';
import { FieldLink } from '../FieldLink.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import { offList } from './off-list.ts';

interface Props {
  file: string;
  difference: Difference;
}

/** A field with what changed in it, or that a list no longer calls it invented. */
export const ChangedField = ({ file, difference: { path, items, ...change } }: Props) => {
  const { say } = useDesk();
  const off = offList(file, { path, items, ...change });
  return (
    <>
      <FieldLink {...(off ?? { file, path, items })} />
      {say('colon')}
      {off === null ? <ChangedValue {...change} /> : say(off.said)}
    </>
  );
};
