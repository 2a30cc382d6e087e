import type { Conflict, References } from '../../shared/api.ts';
import type { translate } from '../messages/messages.ts';
import type { Question } from './use-confirm.tsx';

/** Shows both versions of a value that was changed in two places, and asks which one stays: "yes" is mine. */
export const conflictQuestion = (
  { file, title, mine, theirs }: Conflict,
  { t, text, references }: ReturnType<typeof translate> & { references: References },
): Question => {
  const printed = (name: string) =>
    references.values.find((one) => one.name === name)?.printed[/\/nl\./.test(file) ? 'nl' : 'fr'] ?? name;
  const words = (value: unknown): string =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\{[^{}"]+\}/g, printed);
  return {
    title: t('conflict', text(title)),
    text: (
      <>
        <p>
          <b>{t('mine')}</b> {words(mine)}
        </p>
        <p>
          <b>{t('theirs')}</b> {words(theirs)}
        </p>
      </>
    ),
    yes: t('keepMine'),
    no: t('keepTheirs'),
  };
};
