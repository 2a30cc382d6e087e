import { memo } from 'react';
import type { PlaceView } from './place.ts';

interface Props {
  id: string;
  places: readonly PlaceView[];
}

/**
 * The proposals of the browser while a visitor types: the served communes with their codes. Memoised, because the list is
 * long and never changes.
 */
export const PlaceOptions = memo(function PlaceOptions({ id, places }: Props) {
  return (
    <datalist id={id}>
      {places
        .filter(({ served }) => served)
        .map(({ codes: [code], name, second }) => (
          <option key={code} value={`${code} ${name}`}>
            {second ?? undefined}
          </option>
        ))}
    </datalist>
  );
});
