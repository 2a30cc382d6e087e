import type { Change, Finding as EditorFinding, LocalisedText, Location } from '@pajotherm/editor/contract';
import type { Finding } from '#src/content/finding.ts';
import type { Site } from '#src/load-site.ts';
import { factAt } from './facts.ts';

/** Keys by which code finds a drawing, a link or an anchor. */
const identifierKeys: ReadonlySet<unknown> = new Set(['id', 'anchor', 'icon', 'slug', 'background', 'scene']);

/** The formula or the fact from which a value is computed; null for a value that somebody decides. */
export const sourceOf = (site: Site | null, location: Location): string | null => {
  const { formula, follows } = (site === null ? null : factAt(site, location)) ?? {};
  return location.path[1] === 'value' || location.path[1] === 'next' ? (formula ?? follows ?? null) : null;
};

/** Why a value may not be changed; null where it may. */
export const lockedBecause = (site: Site | null, location: Location): LocalisedText | null => {
  const from = sourceOf(site, location);
  // The last day of a grant is written twice, and the second follows the first.
  const isEnd = /-(?:until|end)$/.test(String(location.path[0])) && location.path[1] === 'until';
  if (isEnd && location.file.startsWith('content/facts/'))
    return {
      fr: 'Ce jour suit la « Valeur affichée » : changez-le là.',
      nl: 'Deze dag volgt de “Getoonde waarde”: wijzig hem daar.',
    };
  // The check renames the code of the texts with the code of the data, in both languages.
  if (/^content\/copy\/brand-/.test(location.file) && location.path.at(-1) === 'code')
    return {
      fr: 'Le code suit celui des « Codes expliqués sur la page de la marque », dans « Codes d’erreur » : changez-le là.',
      nl: 'De code volgt die van “Codes die de merkpagina uitlegt”, bij “Foutcodes”: wijzig hem daar.',
    };
  if (from !== null)
    return {
      fr: `Calculé à partir d’autres valeurs : ${from}.`,
      nl: `Berekend uit andere waarden: ${from}.`,
    };
  // The drawings of a brand's strengths and appliances, and the brands in a list, are chosen by their names.
  const isChosen =
    (location.path.at(-1) === 'icon' && location.file.startsWith('content/copy/brand-')) ||
    location.path[0] === 'brands';
  return !isChosen &&
    identifierKeys.has(location.path.at(-1)) &&
    /^content\/(?:copy|projects)\//.test(location.file)
    ? {
        fr: 'Le dessin ou le lien de la page en dépend.',
        nl: 'De tekening of de link van de pagina hangt ervan af.',
      }
    : null;
};

/** Changes that cure a finding: about a computed value, the dialled form of a number, the file of a project without card. */
export const repairsOf = ({ code, file, path, params, fix }: Finding): Change[] => {
  if (code === 'phone-differs') return [{ kind: 'set', file, path, value: String(params.expected) }];
  // The owner has removed the card of a project from the page: the file of the project goes, too.
  if (code === 'item-missing' && path[0] === 'projects')
    return [{ kind: 'remove', file: String(params.entry), path: [] }];
  return fix?.value === undefined
    ? []
    : [{ kind: 'add', file: fix.file, path: fix.path, value: fix.value as never }];
};

/** The day on which the owner says that an unusual figure is right. */
export const confirmationOf = (
  site: Site | null,
  { code, file, path: [fact = ''] }: EditorFinding,
): Change | null =>
  code === 'fact-implausible' && site !== null
    ? { kind: 'add', file, path: [fact, 'confirmed'], value: site.day }
    : null;
