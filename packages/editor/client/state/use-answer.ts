import { useEffect, useState } from 'react';
import type { Requests } from '../../shared/api.ts';
import { request } from '../api.ts';
import { useEditor } from './editor.ts';

/** An answer that came with another one: a click asks for a value by its marker. It is taken once, by the panel that opens. */
let ready: { asked: string; answer: unknown } | null = null;

/** Keeps an answer for the next request that asks the same. */
export const keepAnswer = <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0],
  answer: Requests[Name][1],
): void => {
  ready = { asked: JSON.stringify([name, body]), answer };
};

/** The answer to a request, which is sent unless its answer is kept. */
const answerTo = async <Name extends keyof Requests>(name: Name, body: Requests[Name][0]) => {
  const kept = ready?.asked === JSON.stringify([name, body]) ? ready : null;
  ready = null;
  return kept ? (kept.answer as Requests[Name][1]) : request(name, body);
};

/**
 * What a request answers, null until then. It is asked again when its body changes, values changed by something other than
 * typing (`key` is then another), or `revision` is another; `isCurrent` is false while a newer answer is awaited.
 */
export const useAnswer = <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name][0],
  revision: unknown = 0,
) => {
  const { reloadCount, fail, changeQueue } = useEditor();
  const key = JSON.stringify([name, body, reloadCount]);
  const [answered, setAnswered] = useState({ answer: null as Requests[Name][1] | null, key, revision });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the body is another one
  useEffect(() => {
    let isCurrent = true;
    // What is typed and waits to be sent belongs to the answer.
    const asked = changeQueue.flush().then(() => answerTo(name, body));
    asked.then((answer) => isCurrent && setAnswered({ answer, key, revision }), fail);
    return () => {
      isCurrent = false;
    };
  }, [key, revision]);
  return { ...answered, isCurrent: answered.key === key && answered.revision === revision };
};
