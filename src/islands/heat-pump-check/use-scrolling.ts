import { useCallback, useState } from 'react';

/**
 * Whether an element is wider inside than its place, and scrolls: then it has to be a stop of the keyboard. True until that is
 * known: in the HTML, scrolling-table.client.ts takes the stop away.
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
