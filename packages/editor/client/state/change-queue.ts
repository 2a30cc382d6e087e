import { type Change, keyOf, type LocalisedText, type Location, type Value } from '../../shared/api.ts';

/** Milliseconds without a key after which what was typed is sent. */
const pause = 150;

/** A value that was typed. */
type SetChange = Change & { kind: 'set' | 'add'; value: Value };

/**
 * Sends changes one request after the other: each names the value that the one before has left, and a slow server gets few.
 * @param send resolves to whether the server accepted the change; if it did not, a later change of the location is dropped, too
 * @param onType called at each key, because the findings about the value before no longer apply
 */
export const createChangeQueue = (
  send: (changes: Change[], label: LocalisedText) => Promise<boolean>,
  onType: (location: Location) => void,
) => {
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
    /** Sends everything that is queued. Resolves when the server has answered. */
    flush,
    /** Sends another request about a location as `queueValue` does. `run` resolves to whether the server accepted it. */
    queueRequest: (location: Location, run: () => Promise<boolean>) => put(location, { run }),
    /** Whether a change of this location is queued, so that no request has it yet. */
    isPending: (location: Location) => queued.has(keyOf(location)),
    /** Whether any change is queued, or was sent and has no answer yet. */
    isBusy: () => queued.size > 0 || running !== null,
    /** Sends a value after a pause. A later value of the same location, typed before that, is sent instead. */
    queueValue: (typed: SetChange, label: LocalisedText) => {
      const earlier = queued.get(keyOf(typed))?.change;
      const change = earlier ? { ...earlier, value: typed.value } : typed;
      put(typed, { change, run: () => send([change], label) });
    },
  };
};
