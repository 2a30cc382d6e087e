import { useCallback, useEffect, useState } from 'react';
import { hashOf, type Place, placeOfHash } from './view.ts';

/** Remembers a place that is shown already, so that Back leads to what was before it. */
export const rememberPlace = (place: Place): void => {
  if (hashOf(place) !== location.hash) history.pushState(null, '', hashOf(place));
};

/**
 * What is open in the desk. It stands in the address: Back and Forward go between places, and a reload stays at one.
 * @returns the place, and what opens another
 */
export const usePlace = (): [Place, (place: Place) => void] => {
  const [place, setPlace] = useState(() => placeOfHash(location.hash));
  useEffect(() => {
    const onPop = () => setPlace(placeOfHash(location.hash));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  const open = useCallback((next: Place) => {
    rememberPlace(next);
    setPlace(next);
  }, []);
  return [place, open];
};
