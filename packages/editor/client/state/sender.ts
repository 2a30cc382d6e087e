import type { Change } from '../../shared/api.ts';
import type { Texts, Value } from '../../shared/values.ts';

/** Milliseconds without a key after which what was typed is sent. */
const pause = 150;

/** A value that was typed. */
export type SetChange = Change & { kind: 'set' | 'add'; value: Value };

export interface Sender {
  /** Sends a value after a pause; one that is typed meanwhile takes its place. */
  type: (change: SetChange, label: Texts) => void;
  /** Sends everything that waits. Resolves when the server has answered. */
  flush: () => Promise<void>;
}

/** Sends changes one request after the other, so that each knows the value before it and a slow server gets few. */
export const createSender = (send: (changes: Change[], label: Texts) => Promise<void>): Sender => {
  const waiting = new Map<string, { change: SetChange; label: Texts }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const sendAll = async () => {
    for (const [key, { change, label }] of waiting) {
      waiting.delete(key);
      await send([change], label);
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
    type: (change, label) => {
      const key = JSON.stringify([change.file, change.path]);
      const earlier = waiting.get(key)?.change;
      waiting.set(key, { change: earlier ? { ...earlier, value: change.value } : change, label });
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
  };
};
