import type { LocalisedText, Task, TaskInput, TaskNote } from '@pajotherm/editor/contract';
import { articlePath } from '#src/content/articles/article.ts';
import { headingId } from '#src/content/articles/heading-id.ts';
import { languages, perOwnerLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { articlePage } from '#src/page-types/article/page-type.ts';
import { choiceField, field, localisedInput, toYaml } from './fields.ts';
import { numberNotes } from './number-notes.ts';

/** Text alternative of the drawing that an article has until it gets one of its own. */
const drawingDescription = {
  fr: 'Un panneau sur un chevalet, une caisse à outils et un radiateur',
  nl: 'Een bord op een ezel, een gereedschapskist en een radiator',
};

const closingTexts = {
  fr: { heading: 'Demander un devis', text: 'Dites-nous de quoi il s’agit : nous vous répondons vite.' },
  nl: { heading: 'Een offerte aanvragen', text: 'Zeg ons waarover het gaat: we antwoorden u snel.' },
};

/** The first heading of a text that has none: a page of an article lists its headings. */
const defaultHeading = { fr: 'L’essentiel', nl: 'Het belangrijkste' };

/** How many characters a title and a summary may have, at least and at most. */
const limits = { title: [15, 60], excerpt: [70, 160] } as const;

/** A text without line breaks, in each language. */
const oneLine = (text: LocalisedText): LocalisedText =>
  perOwnerLanguage((lang) => text[lang].trim().replace(/\s+/g, ' '));

/** Counts the characters of a text in both languages while it is written, and says where they are too few or too many. */
const lengthNote = (
  name: string,
  typed: TaskInput[string] | undefined,
  [least, most]: readonly [number, number],
): TaskNote[] => {
  const written = oneLine(localisedInput(typed));
  const lengths = languages.map((lang) => written[lang].length);
  if (lengths.every((length) => length === 0)) return [];
  const stops = lengths.some((length) => length > 0 && (length < least || length > most));
  const [fr, nl] = lengths;
  const text = {
    fr: `${fr} signes en français, ${nl} en néerlandais${stops ? ` : il en faut de ${least} à ${most}` : ''}.`,
    nl: `${fr} tekens in het Frans, ${nl} in het Nederlands${stops ? `: het moeten er ${least} tot ${most} zijn` : ''}.`,
  };
  return [{ name, stops, text }];
};

/** A new article: title, summary and text in both languages; the rest is filled in. */
export const articleTask = ({ content }: Site): Task => {
  const categories = [...new Map(content.articles.fr.map(({ id, category }) => [category, id]))];
  const dutch = (id: string): string => content.articles.nl.find((one) => one.id === id)?.category ?? '';
  return {
    id: 'article',
    title: { fr: 'Un nouvel article', nl: 'Een nieuw artikel' },
    help: {
      fr: 'L’article commence comme brouillon : personne ne le voit avant que vous le décidiez. Son adresse vient du titre français, dans les deux langues.',
      nl: 'Het artikel begint als concept: niemand ziet het voor u dat beslist. Het adres komt van de Franse titel, in beide talen.',
    },
    fields: [
      field('title', 'Titre', 'Titel', { help: { fr: 'De 15 à 60 signes.', nl: '15 tot 60 tekens.' } }),
      field('excerpt', 'Résumé', 'Samenvatting', {
        help: { fr: 'De 70 à 160 signes.', nl: '70 tot 160 tekens.' },
      }),
      field('body', 'Texte', 'Tekst', { kind: 'markdown' }),
      choiceField(
        'category',
        'Catégorie',
        'Categorie',
        categories.map(([fr, value]) => ({ value, label: { fr, nl: dutch(value) } })),
      ),
    ],
    notesOn: (input) => [
      ...lengthNote('title', input.title, limits.title),
      ...lengthNote('excerpt', input.excerpt, limits.excerpt),
      ...numberNotes(content, { title: input.title, excerpt: input.excerpt, body: input.body }),
    ],
    plan: (input, today) => {
      const [title, excerpt, body] = [
        localisedInput(input.title),
        oneLine(localisedInput(input.excerpt)),
        localisedInput(input.body),
      ];
      const slug = headingId(title.fr);
      const order = Math.max(...content.articles.fr.map((one) => one.order)) + 1;
      const texts = languages.map((lang): [string, string] => {
        const category = content.articles[lang].find(({ id }) => id === input.category)?.category;
        const front = {
          order,
          title: title[lang],
          subtitle: excerpt[lang],
          excerpt: excerpt[lang],
          metaTitle: title[lang],
          description: excerpt[lang],
          keywords: [title[lang]],
          category,
          date: today,
          updated: today,
          drawing: drawingDescription[lang],
          background: 'mint',
          closing: closingTexts[lang],
          draft: true,
        };
        const text = body[lang].trim();
        const withHeading = /^## /m.test(text)
          ? text
          : `${excerpt[lang]}\n\n## ${defaultHeading[lang]}\n\n${text}`;
        return [articlePath(slug, lang), `---\n${toYaml(front)}---\n${withHeading}\n`];
      });
      return {
        files: new Map(texts),
        changes: [],
        show: articlePage.path(slug),
        toWrite: [{ file: articlePath(slug, 'fr'), path: ['body'] }],
      };
    },
  };
};
