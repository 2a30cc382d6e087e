import type { Problem } from '../../server/problem.ts';

/** A line of what the server says of data that it cannot take: what is wrong, and the key of the form. */
const line = /✖ ([^\n]*)(?:\n\s*→ at ([\w.]+))?/g;

/** The message of a request that failed as problems of the data that was sent. */
export const refusedData = (message: string): Problem[] => {
  const lines = [...message.matchAll(line)];
  const all =
    lines.length > 0 ? lines.map(([, text = '', key = '']) => ({ text, key })) : [{ text: message, key: '' }];
  return all.map(({ text, key }) => ({
    file: '',
    path: key === '' ? [] : key.split('.'),
    items: [],
    message: text,
  }));
};
