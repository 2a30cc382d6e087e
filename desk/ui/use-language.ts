import { useState } from 'react';
import { type DeskLanguage, firstLanguage } from './words.ts';

/** Name under which the browser keeps the language of the desk. */
const key = 'desk-language';

const chosen = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that stores nothing.
    return null;
  }
};

/** The language of the desk, which every window of this browser opens with once it is chosen. */
export const useLanguage = (): [DeskLanguage, (language: DeskLanguage) => void] => {
  const [language, setLanguage] = useState(() => firstLanguage(navigator.languages, chosen()));
  return [
    language,
    (next) => {
      setLanguage(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // It holds for this window only.
      }
    },
  ];
};
