import { expect, test } from 'vitest';
import { plainText } from '#src/lib/plain-text.ts';
import { faqNode } from './faq.ts';

const answerOf = (answer: string) => {
  const [question] = faqNode('https://example.com/fr', [{ question: 'Q', answer }]).mainEntity as unknown as {
    acceptedAnswer: { text: string };
  }[];
  return plainText(question?.acceptedAnswer.text ?? '');
};

test.each([
  ['Comptez une heure. [Les huit points](/fr/services/entretien-chaudiere)', 'Comptez une heure.'],
  ['Vraiment\u202f? [Le dépannage](/fr/services/depannage-chaudiere).', 'Vraiment\u202f?'],
  ['Le prix **TVAC**. [Écrivez-nous](#contact)', 'Le prix TVAC.'],
])(
  'PG-7: a link that stands as a sentence of its own at the end is no part of the answer: %s',
  (answer, told) => {
    expect(answerOf(answer)).toBe(told);
  },
);

test.each([
  ['Lisez [les huit points](/x) d’abord.', 'Lisez les huit points d’abord.'],
  ['Tout est dit ici : [les huit points](/x)', 'Tout est dit ici : les huit points'],
  ['[Les huit points](/x)', 'Les huit points'],
  ['Deux noms. [Energiehuis](lang:nl)', 'Deux noms. Energiehuis'],
])('PG-7: words of a sentence stay, linked or not: %s', (answer, told) => {
  expect(answerOf(answer)).toBe(told);
});
