import { useEffect, useSyncExternalStore } from 'react';
import type { FindingView } from '../../shared/api.ts';
import type { Place } from '../../shared/values.ts';
import { useEditor } from '../state/editor.ts';
import { isWithin } from './Findings.tsx';

/** Places of the fields on the screen, which tell themselves what is wrong with them. A new list with each change. */
let shown: readonly Place[] = [];
const listeners = new Set<() => void>();
const show = (places: readonly Place[]): void => {
  shown = places;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is wrong with the value of a field, which then tells it. */
export const useFindings = ({ file, path }: Place): readonly FindingView[] => {
  const { findings } = useEditor();
  const key = JSON.stringify({ file, path });
  useEffect(() => {
    const own = JSON.parse(key) as Place;
    show([...shown, own]);
    return () => show(shown.filter((place) => place !== own));
  }, [key]);
  return findings.filter((finding) => isWithin(finding, { file, path }));
};

/** What is wrong with values that no field on the screen has. */
export const useOtherFindings = (): readonly FindingView[] => {
  const { findings } = useEditor();
  const places = useSyncExternalStore(subscribe, () => shown);
  return findings.filter((finding) => !places.some((place) => isWithin(finding, place)));
};
