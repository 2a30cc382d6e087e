import { expect, test } from 'vitest';
import { isMarkable, type MarkText, markArticleLines } from './text-markers.ts';

const mark: MarkText = (rendered, { path }) => `<${path[1]}|${rendered}>`;
const markBody = (body: string) => markArticleLines(body, body, { file: 'content/a.md', path: [] }, mark);

test('DK-5: each line of an article is marked behind the signs of a heading, an item, a quotation or a cell', () => {
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
  expect(markBody(lines.join('\n')).split('\n')).toEqual([
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
  expect(markBody('| a | b c |\n| --- | --- |')).toBe('| <0|a> | <0|b c> |\n| --- | --- |');
  expect(markBody('| **5 €** | **b** c |\n| --- | --- |')).toBe(
    '| **<0|5 €>** | **<0|b** c> |\n| --- | --- |',
  );
});

test('DK-5: the texts that visitors read are marked, and no others', () => {
  expect(isMarkable(['meta', 'title'])).toBe(false);
  expect(isMarkable(['withoutForm', 'fr', 'mailSubject'])).toBe(false);
  expect(isMarkable(['hero', 'heading'])).toBe(true);
  expect(isMarkable(['rule', 'items', 0, 'subject'])).toBe(true);
});
