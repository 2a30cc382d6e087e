import { type Change, keyOf, type LocalisedText, type Location, type Value } from '../../shared/api.ts';

/** Milliseconds without a key after which what was typed is sent. */
const pause = 150;

/** A value that was typed. */
type SetChange = Change & { kind: 'set' | 'add'; value: Value };

interface ChangeQueue {
  /** Sends a value after a pause. A later value of the same location, typed before that, is sent instead. */
  queueValue: (change: SetChange, label: LocalisedText) => void;
  /** Sends another request about a location in the same way. `run` resolves to whether the server accepted it. */
  queueRequest: (location: Location, run: () => Promise<boolean>) => void;
  /** Sends everything that is queued. Resolves when the server has answered. */
  flush: () => Promise<void>;
  /** Whether a change of this location is queued, so that no request has it yet. */
  isPending: (location: Location) => boolean;
  /** Whether any change is queued, or was sent and has no answer yet. */
  isBusy: () => boolean;
}

/**
 * Sends changes one request after the other: each names the value that the one before has left, and a slow server gets few.
 * @param send resolves to whether the server accepted the change; if it did not, a later change of the location is dropped, too
 * @param onType called at each key, because the findings about the value before no longer apply
 */
export const createChangeQueue = (
  send: (changes: Change[], label: LocalisedText) => Promise<boolean>,
  onType: (location: Location) => void,
): ChangeQueue => {
  const queued = new Map<string, { change?: SetChange; run: () => Promise<boolean> }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const sendAll = async () => {
    for (const [key, { run }] of queued) {
      queued.delete(key);
      if (!(await run())) queued.delete(key);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };
  const put = (location: Location, one: { change?: SetChange; run: () => Promise<boolean> }) => {
    onType(location);
    queued.set(keyOf(location), one);
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  };
  return {
    flush,
    queueRequest: (location, run) => put(location, { run }),
    isPending: (location) => queued.has(keyOf(location)),
    isBusy: () => queued.size > 0 || running !== null,
    queueValue: (typed, label) => {
      const earlier = queued.get(keyOf(typed))?.change;
      const change = earlier ? { ...earlier, value: typed.value } : typed;
      put(typed, { change, run: () => send([change], label) });
    },
  };
};
