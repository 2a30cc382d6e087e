import type { Language } from '#src/lib/language.ts';
import { drawingNames, drawingSource } from './drawings.ts';

interface Category {
  /** The French and the Dutch name of the category (spec §3). */
  names: readonly string[];
  emoji: string;
  /** Last part of the name of its default drawing, `article-default-…`. */
  drawing: string;
}

const categories: readonly Category[] = [
  { names: ['Urgence', 'Noodgeval'], emoji: '🚨', drawing: 'emergency' },
  { names: ['Entretien', 'Onderhoud'], emoji: '🔧', drawing: 'maintenance' },
  { names: ['Guides', 'Gidsen'], emoji: '📘', drawing: 'guides' },
  { names: ['Comparatifs', 'Vergelijking'], emoji: '⚖️', drawing: 'comparison' },
  { names: ['Installation', 'Plaatsing'], emoji: '🏠', drawing: 'installation' },
  { names: ['Primes', 'Premies'], emoji: '💶', drawing: 'grants' },
  { names: ['Conseils', 'Advies'], emoji: '💡', drawing: 'advice' },
];

const other: Category = { names: [], emoji: '📰', drawing: 'news' };

const categoryOf = (name: string): Category => categories.find(({ names }) => names.includes(name)) ?? other;

/** Emoji of a category that is not in the list. */
export const defaultEmoji = other.emoji;

/** The emoji before the name of a category on a card (BL-2). */
export const categoryEmoji = (name: string): string => categoryOf(name).emoji;

/** Name of the drawing of an article: its own, `article-<id>`, or else the default of its category. */
export const articleDrawing = ({ id, category }: { id: string; category: string }): string => {
  const own = `article-${id}`;
  return drawingNames().includes(own) ? own : `article-default-${categoryOf(category).drawing}`;
};

/** The drawing of an article on its card; where it has words, a group for each language, with the language that it shows. */
export const cardDrawing = (
  article: { id: string; category: string },
  lang: Language,
): { drawingName: string; drawingLanguage: Language | undefined } => {
  const drawingName = articleDrawing(article);
  return {
    drawingName,
    drawingLanguage: drawingSource(drawingName).includes(`<g id="${lang}"`) ? lang : undefined,
  };
};
