import { EditError } from '../source/change.ts';
import { nextOrder } from './brand.ts';
import { leftIn } from './texts.ts';
import type { Plan, PlannedFiles, ThingOf } from './thing.ts';

/** Text alternatives of the drawing that an article has until it gets one of its own (docs/guides/add-an-article.md). */
const drawings = {
  fr: 'Un panneau sur un chevalet, une caisse à outils et un radiateur',
  nl: 'Een bord op een ezel, een gereedschapskist en een radiator',
} as const;

/**
 * An article with another as its pattern, whose text is left to be replaced, and with the drawing of its category. Its
 * reading time is left out, so that it is counted from the text that will be there.
 */
export const addArticle = (
  files: PlannedFiles,
  { slug, title, like }: ThingOf<'article'>,
  today: string,
): Plan => {
  const articles = files.files('content/articles');
  const open = `content/articles/${slug}/fr.md`;
  if (articles.includes(open)) throw new EditError(`${slug}: there is an article of this name. Open it.`);
  const order = nextOrder(
    files,
    articles.filter((file) => file.endsWith('/fr.md')),
    ['front', 'order'],
  );
  for (const lang of ['fr', 'nl'] as const) {
    const file = `content/articles/${slug}/${lang}.md`;
    const pattern = `content/articles/${like}/${lang}.md`;
    const front = Reflect.get(Object(files.data(pattern)), 'front');
    files.write(file, files.source(pattern));
    for (const key of ['loadsDirectly', 'scene', 'readTime'])
      if (Object.hasOwn(Object(front), key)) files.edit(file, { kind: 'remove', path: ['front', key] });
    files.edit(
      file,
      { kind: 'set', path: ['front', 'order'], value: order },
      { kind: 'set', path: ['front', 'title'], value: title[lang] },
      { kind: 'set', path: ['front', 'drawing'], value: drawings[lang] },
      { kind: 'set', path: ['front', 'date'], value: today },
      { kind: 'set', path: ['front', 'updated'], value: today },
    );
  }
  return { texts: files.texts, open, left: leftIn(open, files.data(open)) };
};
