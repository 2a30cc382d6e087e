import { useEffect, useState } from 'react';
import type { Requests } from '../../shared/api.ts';
import { ask } from '../api.ts';
import { useEditor } from './editor.ts';

interface Answered<Name extends keyof Requests> {
  /** null until the first answer. */
  answer: Requests[Name][1] | null;
  /** Another one when the answer is about something else, or values changed by something other than typing. */
  key: string;
  /** False while a newer answer is awaited. */
  isCurrent: boolean;
}

/** An answer that came with another request, by its name and body. It is used once, at once. */
const given = new Map<string, unknown>();
const nameOf = (name: string, body: object): string => JSON.stringify([name, body]);

/** Takes an answer over, so that what shows it does not ask for it. */
export const giveAnswer = <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0],
  answer: Requests[Name][1],
): void => {
  given.clear();
  given.set(nameOf(name, body), answer);
};

/** What a request answers. It is asked again when its body changes, values changed, or `turn` is another. */
export const useAnswer = <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0],
  turn: unknown = 0,
): Answered<Name> => {
  const { reloads, fail, sender } = useEditor();
  const key = JSON.stringify([name, body, reloads]);
  const [answered, setAnswered] = useState<Omit<Answered<Name>, 'isCurrent'> & { turn?: unknown }>({
    answer: null,
    key,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the body is another one
  useEffect(() => {
    let isCurrent = true;
    const known = given.get(nameOf(name, body)) as Requests[Name][1] | undefined;
    given.clear();
    // What is typed and waits to be sent belongs to the answer.
    const asked = known ? Promise.resolve(known) : sender.flush().then(() => ask(name, body));
    asked.then((answer) => isCurrent && setAnswered({ answer, key, turn }), fail);
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);
  return { ...answered, isCurrent: answered.key === key && answered.turn === turn };
};
