import { expect, test } from 'vitest';
import { problemsIn } from '../../desk/server/problem.ts';
import { fieldTitle } from '../../desk/ui/naming.ts';
import { problemText, taskText } from '../../desk/ui/problem-texts.ts';

test('DK-3: a field of a list says which item it is in, by the words of the item', () => {
  const [problem] = problemsIn(
    { message: 'content/copy/home/fr.yaml: faq.items.1.answer: is empty.' },
    () => ({
      faq: {
        items: [
          { question: 'One?', answer: 'a' },
          { question: 'Two?', answer: '' },
        ],
      },
    }),
  );
  expect(fieldTitle(problem?.path ?? [], 'en', problem?.items ?? [], {})).toContain('« Two? »');
  expect(fieldTitle(['paragraphs', 2], 'en', ['', ''], {})).toContain('n° 3');
});

test('DK-3: what a placeholder lacks is told in the language of the owner', () => {
  const missing = { en: 'price of travel', fr: 'le prix du déplacement', nl: 'de verplaatsingskosten' };
  const message = `placeholder for: ${missing.en}. Rewrite it and remove it from content/placeholders.yaml.`;
  for (const language of ['en', 'fr', 'nl'] as const)
    expect(taskText({ message, missing }, language)).toContain(missing[language]);
  expect(taskText({ message, missing }, 'fr')).not.toContain(missing.en);
});

test('DK-3: a message calls a file as the list of files does', () => {
  const message = 'content/facts/prices.yaml: is not valid, as content/towns/aalst.yaml is not.';
  const told = problemText(message, 'fr', { 'content/towns/aalst.yaml': { fr: 'Alost', nl: 'Aalst' } });
  expect(told).not.toContain('content/');
  expect(told).toContain('Alost');
});
