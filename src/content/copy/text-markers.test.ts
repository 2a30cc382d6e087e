import { expect, test } from 'vitest';
import { isVisible, type MarkText, markLines } from './text-markers.ts';

const mark: MarkText = (printed, { path }) => `<${path[1]}|${printed}>`;
const marked = (body: string) => markLines(body, body, { file: 'content/a.md', path: [] }, mark);

test('DK-5: each line of an article is marked behind what makes it a heading, an item, a quotation or a cell', () => {
  const lines = [
    'One.',
    '',
    '## Two',
    '- three',
    '1. four',
    '> five',
    '![six](seven)',
    '<b>eight</b>',
    'Table: nine',
    '> [!note] ten',
  ];
  expect(marked(lines.join('\n')).split('\n')).toEqual([
    '<0|One.>',
    '',
    '## <2|Two>',
    '- <3|three>',
    '1. <4|four>',
    '> <5|five>',
    '![six](seven)',
    '<b>eight</b>',
    'Table: <8|nine>',
    '> [!note] <9|ten>',
  ]);
  expect(marked('| a | b c |\n| --- | --- |')).toBe('| <0|a> | <0|b c> |\n| --- | --- |');
});

test('DK-5: what visitors do not read is not marked', () => {
  expect(isVisible(['meta', 'title'])).toBe(false);
  expect(isVisible(['hero', 'heading'])).toBe(true);
});
