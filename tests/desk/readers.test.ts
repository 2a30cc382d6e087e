import { expect, test } from 'vitest';
import { readers } from '../../desk/content/readers.ts';
import { pagesReading } from '../../desk/ui/page/pages-reading.ts';

test('DK-1: the preview of a file of data begins with a page that shows the value', () => {
  const known = readers();
  const pagesOf = (file: string, key: string | null) => pagesReading(known, file, key);
  expect(pagesOf('content/facts/subsidies.yaml', 'flanders-hybrid')).toContain('grants');
  expect(pagesOf('content/facts/subsidies.yaml', null)[0]).not.toBe('home');
  expect(pagesOf('content/facts/prices.yaml', 'repair')[0]).toBe('service/boiler-repair');
  // An example that is computed from it.
  expect(pagesOf('content/facts/prices.yaml', 'oil-complete')).toContain('article/entretien-chaudiere');
  expect(pagesOf('content/company.yaml', 'legal')[0]).toBe('legal');
  expect(pagesOf('content/company.yaml', 'phones').length).toBeGreaterThan(30);
  // Of a value by place the pages of that place; of a place that no text names, all pages of the value.
  expect(pagesOf('content/facts/claims.yaml', 'experience@home')).toEqual(['home']);
  expect(pagesOf('content/facts/claims.yaml', 'experience@x')).toEqual(
    pagesOf('content/facts/claims.yaml', 'experience'),
  );
  expect(pagesOf('content/copy/home/fr.yaml', 'hero')).toEqual([]);
});
