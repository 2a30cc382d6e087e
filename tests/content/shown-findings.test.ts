import { expect, test } from 'vitest';
import { at, finding } from '#src/content/finding.ts';
import { findingsToShow } from '#src/content/findings-to-show.ts';

test('TR-5: of a mistake and its consequences, only the mistake is shown', () => {
  const [cause, other] = ['x', 'y'].map((name) => finding('key-missing', at(`content/${name}.yaml`, 'a')));
  const follows = finding('text-empty', at('content/x.yaml', 'a', 'b'));
  const found = [cause, follows, other].filter((one) => one !== undefined);
  expect(findingsToShow(found)).toEqual({ shown: [cause, other], more: false });
});

test('TR-5: at most twenty findings are shown, three of a kind in a file', () => {
  const many = [...Array(30).keys()].map((index) => finding('key-missing', at(`content/${index}.yaml`, 'a')));
  const alike = [...Array(5).keys()].map((index) => finding('key-missing', at('content/x.yaml', index)));
  expect(findingsToShow(many)).toEqual({ shown: many.slice(0, 20), more: true });
  expect(findingsToShow(alike)).toEqual({ shown: alike.slice(0, 3), more: true });
});
