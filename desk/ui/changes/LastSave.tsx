import type { Changes } from '../../changes/changes.ts';
import { splitComputed } from '../../changes/computed.ts';
import type { FileDifference } from '../../server/results.ts';
import { useDesk } from '../desk-context.ts';
import { differenceTitle, fieldTitle, fullTitle } from '../naming.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { offList } from './off-list.ts';
import { thingText } from './thing-text.ts';

/** The first value of a file that changed, or the file. */
const FirstValue = ({ file }: { file: FileDifference }) => {
  const { say, language, titles } = useDesk();
  const name = differenceTitle(file, titles, language);
  const [value] = file.differences;
  const off = value && offList(file.file, value);
  if (off)
    return (
      <>
        {fullTitle(off.file, titles, language)} › {fieldTitle(off.path, language, [], titles)}
        {say('colon')}
        {say(off.said)}
      </>
    );
  if (value !== undefined)
    return (
      <>
        {name} › {fieldTitle(value.path, language, value.items, titles)} (<ChangedValue {...value} />)
      </>
    );
  return file.state === 'changed'
    ? name
    : `${name} (${say(file.state === 'new' ? 'newFile' : 'removedFile')})`;
};

/** What the last save changed, in a line: the first thing or value, how many others, and how many were computed from them. */
export const LastSave = ({ things, files }: Changes) => {
  const { say, language } = useDesk();
  const { own, computed } = splitComputed(files);
  const [thing] = things;
  const [file] = own;
  const count = own.reduce((sum, { differences }) => sum + Math.max(1, differences.length), things.length);
  const values = computed.reduce((sum, { differences }) => sum + differences.length, 0);
  return (
    <>
      {thing !== undefined && thingText(thing, language)}
      {thing === undefined && file !== undefined && <FirstValue file={file} />}
      {count > 1 && ` ${say('andMore', count - 1)}`}
      {values > 0 && `, ${say('andComputed', values)}`}
    </>
  );
};
