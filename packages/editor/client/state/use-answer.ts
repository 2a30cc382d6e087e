import { useEffect, useState } from 'react';
import type { Requests } from '../../shared/api.ts';
import { request } from '../api.ts';
import { useEditor } from './editor.ts';

/**
 * What a request answers, null until then; with the body null nothing is asked. It is asked again when its body changes,
 * values changed by something other than typing (`key` is then another), or `revision` is another; `isCurrent` is false
 * while a newer answer is awaited.
 * @param pause milliseconds without such a change after which it is asked
 */
export const useAnswer = <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0] | null,
  revision: unknown = 0,
  pause = 0,
) => {
  const { reloadCount, fail, changeQueue } = useEditor();
  const key = JSON.stringify([name, body, reloadCount]);
  const [answered, setAnswered] = useState({ answer: null as Requests[Name][1] | null, key, revision });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the body is another one
  useEffect(() => {
    if (body === null) return;
    let isCurrent = true;
    const ask = async () => {
      // What is typed and waits to be sent belongs to the answer.
      await changeQueue.flush();
      const answer = await request(name, body);
      if (isCurrent) setAnswered({ answer, key, revision });
    };
    const timer = setTimeout(() => ask().catch(fail), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, revision]);
  return { ...answered, isCurrent: answered.key === key && answered.revision === revision };
};
