import { useCallback, useState } from 'react';

/** What the open forms said last of their files: whether something in them is not saved. */
type Said = Readonly<Record<string, boolean>>;

/**
 * The files with something that is not saved: those with a draft, but of a form what it says itself, which is known at once.
 * @param drafts files that had a draft when the desk asked
 */
export const useUnsaved = (drafts: readonly string[]) => {
  const [said, setSaid] = useState<Said>({});
  const [last, setLast] = useState<string | null>(null);
  const [known, setKnown] = useState(drafts);
  // Newly asked: a save may have taken drafts of other files with it. Of the open one its form knows more.
  if (known !== drafts) {
    setKnown(drafts);
    setSaid(last === null ? {} : { [last]: said[last] ?? false });
  }
  const tell = useCallback((file: string, isUnsaved: boolean) => {
    setLast(file);
    setSaid((all) => ({ ...all, [file]: isUnsaved }));
  }, []);
  const unsaved = [...drafts, ...Object.keys(said)].filter((file) => said[file] ?? true);
  return { unsaved, tell };
};
