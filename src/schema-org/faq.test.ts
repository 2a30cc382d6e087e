import { expect, test } from 'vitest';
import { plainText } from '#src/lib/plain-text.ts';
import { faqNode } from './faq.ts';

// A link that stands as a sentence of its own at the end is no part of the answer; words of a sentence stay, linked or not.
test.each([
  ['Comptez une heure. [Les huit points](/fr/services/entretien-chaudiere)', 'Comptez une heure.'],
  ['Vraiment\u202f? [Le dépannage](/fr/services/depannage-chaudiere).', 'Vraiment\u202f?'],
  ['Le prix **TVAC**. [Écrivez-nous](#contact)', 'Le prix TVAC.'],
  ['Lisez [les huit points](/x) d’abord.', 'Lisez les huit points d’abord.'],
  ['Tout est dit ici : [les huit points](/x)', 'Tout est dit ici : les huit points'],
  ['[Les huit points](/x)', 'Les huit points'],
  ['Deux noms. [Energiehuis](lang:nl)', 'Deux noms. Energiehuis'],
])('PG-7: the answer "%s" is told as "%s"', (answer, text) => {
  const { mainEntity } = faqNode('https://example.com/fr', [{ question: 'Q', answer }]);
  const [question] = mainEntity as unknown as { acceptedAnswer: { text: string } }[];
  expect(plainText(question?.acceptedAnswer.text ?? '')).toBe(text);
});
