import { useEffect, useState } from 'react';
import type { LocalisedText, Requests } from '../../shared/api.ts';
import { reasonOf, request } from '../api.ts';
import { useEditor } from './editor.ts';

/**
 * Sends a request, and returns its answer, null until then. It is sent again when its body or `revision` changes, and after
 * `reloadAll`. `key` changes with name, body and each `reloadAll`. `isCurrent` is false while a newer answer is awaited.
 * `refusal`: why the server gave no answer.
 * @param body null: no request is sent
 * @param pause the request waits until nothing has changed for this many milliseconds
 */
export const useRequest = <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0] | null,
  revision: unknown = 0,
  pause = 0,
) => {
  const { reloadCount, fail, changeQueue } = useEditor();
  const key = JSON.stringify([name, body, reloadCount]);
  const [answered, setAnswered] = useState({ answer: null as Requests[Name][1] | null, key, revision });
  const [refusal, setRefusal] = useState<LocalisedText | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the body is another one
  useEffect(() => {
    if (body === null) return;
    let isCurrent = true;
    const ask = async () => {
      // The answer has to include the values that were typed and are not sent yet, also those typed during the request.
      let answer: Requests[Name][1];
      do {
        await changeQueue.flush();
        answer = await request(name, body);
      } while (isCurrent && changeQueue.isBusy());
      if (isCurrent) setAnswered({ answer, key, revision });
    };
    const onError = (error: unknown) => {
      fail(error);
      setRefusal(reasonOf(error));
    };
    const timer = setTimeout(() => ask().catch(onError), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, revision]);
  return { ...answered, refusal, isCurrent: answered.key === key && answered.revision === revision };
};
