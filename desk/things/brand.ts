import { EditError, valueAt } from '../source/change.ts';
import { recount } from './counts.ts';
import { leftIn, missingText, renamed } from './texts.ts';
import type { Plan, PlannedFiles, ThingOf } from './thing.ts';

/** Highest `order` of the files, plus one. */
export const nextOrder = (files: PlannedFiles, names: string[], path: string[]): number =>
  1 + Math.max(0, ...names.map((file) => Number(valueAt(files.data(file), path))));

/**
 * A brand with the page of another as its pattern, its card on the page of all brands, and its fault codes. Nothing of
 * the pattern is true of the new brand, so all of its texts and codes are left to write.
 */
export const addBrand = (files: PlannedFiles, { slug, name, like }: ThingOf<'brand'>): Plan => {
  const brands = files.files('content/brands');
  if (brands.includes(`content/brands/${slug}.yaml`))
    throw new EditError(`${slug}: there is a brand of this name. Open its page.`);
  const oldName = String(valueAt(files.data(`content/brands/${like}.yaml`), ['name']));
  const order = nextOrder(files, brands, ['order']);
  files.write(`content/brands/${slug}.yaml`, `name: ${JSON.stringify(name)}\norder: ${order}\nlogo: null\n`);
  files.write(`content/fault-codes/${slug}.yaml`, files.source(`content/fault-codes/${like}.yaml`));
  let cardCount = 0;
  for (const lang of ['fr', 'nl']) {
    const source = files.source(`content/copy/brand-${like}/${lang}.yaml`);
    files.write(`content/copy/brand-${slug}/${lang}.yaml`, renamed(source, oldName, name));
    const index = `content/copy/brands/${lang}.yaml`;
    const cards = valueAt(files.data(index), ['cards', 'items']);
    const list = Array.isArray(cards) ? cards : [];
    cardCount = list.length;
    const card = list.find((item) => valueAt(item, ['slug']) === like) ?? list[0] ?? {};
    files.edit(index, {
      kind: 'add',
      path: ['cards', 'items', list.length],
      value: { ...(card as object), slug },
    });
  }
  const open = `content/copy/brand-${slug}/fr.yaml`;
  const left = leftIn(open, files.data(open));
  const list = files.data('content/placeholders.yaml');
  const count = Array.isArray(list) ? list.length : 0;
  const missing = missingText({ fr: name, nl: name }, { fr: oldName, nl: oldName });
  files.edit(
    'content/placeholders.yaml',
    ...left.map(({ key }, index) => ({
      kind: 'add' as const,
      path: [count + index],
      value: { copy: `brand-${slug}`, key, missing },
    })),
  );
  const counts = recount(files, 'brand', name, 'added', []);
  return {
    texts: files.texts,
    open,
    left: [
      { file: `content/fault-codes/${slug}.yaml`, key: 'families' },
      { file: 'content/copy/brands/fr.yaml', key: `cards.items.${cardCount}.text` },
      ...left,
      ...counts,
    ],
  };
};
