import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element, such as a message with tabindex -1, when what had it is gone: after the result has changed
 * nothing has the focus.
 * @param result what the message tells
 */
export const useLostFocus = <E extends HTMLElement>(result: string): RefObject<E | null> => {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to each new result
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, [result]);
  return element;
};
