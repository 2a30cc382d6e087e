import type { Conflict, Language } from '../../shared/api.ts';
import type { translate } from '../messages/messages.ts';
import type { Question } from './use-confirm.tsx';

type Words = ReturnType<typeof translate> & { printed: (name: string, language: Language) => string };

/** Asks which version of a value stays that was changed in two places; "yes" keeps the owner's version. */
export const conflictQuestion = (
  { file, title, mine, theirs }: Conflict,
  { t, text, printed }: Words,
): Question => {
  const words = (value: unknown): string =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\{[^{}"]+\}/g, (name) =>
      printed(name, /\/nl\./.test(file) ? 'nl' : 'fr'),
    );
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
