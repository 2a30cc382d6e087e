import { expect, test } from 'vitest';
import { replacePart, setText, viewBoxOf } from './svg.ts';

const drawing =
  '<svg viewBox="-260 -52 760.5 252"><text class="a" data-word="name" x="1">Vaillant</text></svg>';

test('the text of the marked element is replaced and escaped, and the mark is removed', () => {
  expect(setText(drawing, 'a.svg', 'name', 'Nord & $& <Sud>')).toContain(
    '<text class="a" x="1">Nord &amp; $&amp; &lt;Sud&gt;</text>',
  );
});

test('a drawing without the mark or the part stops the build, and is named', () => {
  expect(() => setText(drawing, 'a.svg', 'newspaper', 'x')).toThrow(/^a\.svg: .*newspaper/);
  expect(() => replacePart(drawing, 'a.svg', /font-size="48"/, () => '')).toThrow(/^a\.svg: .*font-size/);
});

test('a viewBox is read as four numbers; without one the build stops', () => {
  expect(viewBoxOf(drawing, 'a.svg')).toEqual({ left: -260, top: -52, width: 760.5, height: 252 });
  expect(viewBoxOf('<svg class="b" viewBox="0, 0, 4,5">', 'a.svg')).toMatchObject({ width: 4, height: 5 });
  for (const wrong of [
    '<svg>',
    '<svg viewBox="0 0 10">',
    '<svg viewBox="0 0 0 5">',
    '<svg viewBox="a b 1 2">',
  ])
    expect(() => viewBoxOf(wrong, 'a.svg'), wrong).toThrow(/^a\.svg: no viewBox/);
});
