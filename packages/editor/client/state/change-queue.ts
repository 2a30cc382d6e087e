import { type Change, keyAt, type LocalisedText, type Location, type Value } from '../../shared/api.ts';

/** Milliseconds without a key after which a typed value is sent. */
const pause = 150;

/** A value that was typed. */
type SetChange = Change & { kind: 'set' | 'add'; value: Value };

/**
 * Sends changes one request after the other, because each request names the value before its change. While the server is
 * slow, later values of a location replace the queued one.
 * @param send resolves to whether the server accepted the change; if not, a later queued change of the location is dropped, too
 * @param onType called at each key, because the findings about the old value no longer apply
 */
export const createChangeQueue = (
  send: (changes: Change[], label: LocalisedText) => Promise<boolean>,
  onType: (location: Location) => void,
) => {
  const queued = new Map<string, { change?: SetChange; run: () => Promise<boolean> }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const sendAll = async () => {
    let areAccepted = true;
    for (const [key, { run }] of queued) {
      queued.delete(key);
      if (await run()) continue;
      queued.delete(key);
      areAccepted = false;
    }
    return areAccepted;
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
    queued.set(keyAt(location), one);
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  };
  return {
    /** Sends everything that is queued. Resolves to whether the server accepted it. */
    flush,
    /** Queues another request about a location. `run` sends it, and resolves to whether the server accepted it. */
    queueRequest: (location: Location, run: () => Promise<boolean>) => put(location, { run }),
    /** Whether a change of this location is queued and not sent yet. */
    isPending: (location: Location) => queued.has(keyAt(location)),
    /** Whether a change is queued, or was sent and has no answer yet. */
    isBusy: () => queued.size > 0 || running !== null,
    /** Sends a value after a pause. A later value of the same location, typed before that, is sent instead. */
    queueValue: (typed: SetChange, label: LocalisedText) => {
      const earlier = queued.get(keyAt(typed))?.change;
      const change = earlier ? { ...earlier, value: typed.value } : typed;
      put(typed, { change, run: () => send([change], label) });
    },
  };
};
