import type { Conflict } from '../../shared/api.ts';
import type { translate } from '../messages/messages.ts';
import type { Question } from './use-confirm.tsx';

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Shows both versions of a value that was changed in two places, and asks which one stays: "yes" is mine. */
export const conflictQuestion = (
  { title, mine, theirs }: Conflict,
  { t, text }: ReturnType<typeof translate>,
): Question => ({
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
});
