import { useState } from 'react';

/** Copies a text to the clipboard, and tells whether that worked: browsers may have no clipboard at all, or refuse it. */
export const useClipboard = () => {
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async (text: string) => {
    setResult('none');
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return { result, copy };
};
