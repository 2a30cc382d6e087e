import { token } from './api.ts';
import { useDesk } from './desk-context.ts';
import type { Word } from './words.ts';

/** Names of the guides in docs/guides/, in the languages of the desk. */
const names = {
  edit: { fr: 'edit-fr', nl: 'edit-nl', en: 'edit' },
  publish: { fr: 'publish-fr', nl: 'publish-nl', en: 'deploy' },
} as const;

interface Props {
  guide: keyof typeof names;
  word: Word;
}

/** Opens a guide beside the desk, in its language. */
export const GuideLink = ({ guide, word }: Props) => {
  const { say, language } = useDesk();
  return (
    <a href={`/desk/guide/${names[guide][language]}?token=${token}`} target="_blank" rel="noreferrer">
      {say(word)}
    </a>
  );
};
