import type { Change } from '../../shared/api.ts';
import { keyOf, type Place, type Texts, type Value } from '../../shared/values.ts';

/** Milliseconds without a key after which what was typed is sent. */
const pause = 150;

/** A value that was typed. */
type SetChange = Change & { kind: 'set' | 'add'; value: Value };

export interface Sender {
  /** Sends a value after a pause; one that is typed meanwhile takes its place. */
  type: (change: SetChange, label: Texts) => void;
  /** Sends everything that waits. Resolves when the server has answered. */
  flush: () => Promise<void>;
  /** Whether a value waits to be sent; without a place, whether one waits for its answer. */
  waits: (place?: Place) => boolean;
}

/**
 * Sends changes one request after the other, so that each knows the value before it and a slow server gets few.
 * @param send resolves to whether the change was taken over; what was typed after one that was not goes with it
 * @param onType called at each key: what was told about the value before is out of date
 */
export const createSender = (
  send: (changes: Change[], label: Texts) => Promise<boolean>,
  onType: (place: Place) => void,
): Sender => {
  const waiting = new Map<string, { change: SetChange; label: Texts }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const sendAll = async () => {
    for (const [key, { change, label }] of waiting) {
      waiting.delete(key);
      if (!(await send([change], label))) waiting.delete(key);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    flush,
    waits: (place) => (place ? waiting.has(keyOf(place)) : waiting.size > 0 || running !== null),
    type: (change, label) => {
      const key = keyOf(change);
      onType(change);
      const earlier = waiting.get(key)?.change;
      waiting.set(key, { change: earlier ? { ...earlier, value: change.value } : change, label });
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
  };
};
