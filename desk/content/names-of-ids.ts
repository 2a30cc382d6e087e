import { brandsWithFaultCodes, faultCodesOf } from '#src/content/loaders/fault-codes.ts';
import { pageName } from '#src/copy/page-content.ts';
import { folderOf } from '#src/copy/schemas.ts';
import { routes } from '#src/routing/routes.ts';

/** What ids are called that content names: of pages, of the folders of their copy, of families of boilers. */
export const namesOfIds = (): Record<string, { fr: string; nl: string }> => {
  const pages = [...routes].flatMap(([id, { kind, slug }]) => {
    const name = { fr: pageName(id, 'fr'), nl: pageName(id, 'nl') };
    const copy = kind.copy === 'markdown' ? [] : [folderOf(kind, slug)];
    return [id, ...copy].map((one) => [`id:${one}`, name] as const);
  });
  const families = brandsWithFaultCodes().flatMap((brand) =>
    faultCodesOf(brand).families.map(({ id, label }) => [`id:${id}`, label] as const),
  );
  return Object.fromEntries([...families, ...pages]);
};
