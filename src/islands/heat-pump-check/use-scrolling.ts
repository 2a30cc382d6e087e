import { useCallback, useState } from 'react';

/**
 * Returns whether an element scrolls sideways: it must then be reachable by keyboard. True until known: in the HTML,
 * scrolling-table.client.ts removes the tab stop.
 */
export const useScrolling = () => {
  const [scrolls, setScrolls] = useState(true);
  const ref = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, scrolls };
};
