import { type Change, keyOf, type Place, type Texts, type Value } from '../../shared/api.ts';

/** Milliseconds without a key after which what was typed is sent. */
const pause = 150;

/** A value that was typed. */
type SetChange = Change & { kind: 'set' | 'add'; value: Value };

interface Sender {
  /** Sends a value after a pause; one that is typed meanwhile takes its place. */
  type: (change: SetChange, label: Texts) => void;
  /** Runs a request of its own for a place after a pause, in the same row; a later one takes its place. */
  queue: (place: Place, run: () => Promise<boolean>) => void;
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
  const waiting = new Map<string, { change?: SetChange; run: () => Promise<boolean> }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const sendAll = async () => {
    for (const [key, { run }] of waiting) {
      waiting.delete(key);
      if (!(await run())) waiting.delete(key);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };
  const put = (place: Place, one: { change?: SetChange; run: () => Promise<boolean> }) => {
    onType(place);
    waiting.set(keyOf(place), one);
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  };
  return {
    flush,
    queue: (place, run) => put(place, { run }),
    waits: (place) => (place ? waiting.has(keyOf(place)) : waiting.size > 0 || running !== null),
    type: (typed, label) => {
      const earlier = waiting.get(keyOf(typed))?.change;
      const change = earlier ? { ...earlier, value: typed.value } : typed;
      put(typed, { change, run: () => send([change], label) });
    },
  };
};
