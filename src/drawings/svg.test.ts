import { expect, test } from 'vitest';
import { setText } from './svg.ts';

const drawing =
  '<svg viewBox="-260 -52 760.5 252"><text class="a" data-word="name" x="1">Vaillant</text></svg>';

test('the text of the marked element is replaced and escaped, and the mark is removed', () => {
  expect(setText(drawing, 'a.svg', 'name', 'Nord & $& <Sud>')).toContain(
    '<text class="a" x="1">Nord &amp; $&amp; &lt;Sud&gt;</text>',
  );
});
