import { useCallback, useState } from 'react';

/** Such an element must be reachable by keyboard. True until known; scrolling-table.client.ts removes the tab stop. */
export const useScrolling = () => {
  const [scrolls, setScrolls] = useState(true);
  const ref = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, scrolls };
};
