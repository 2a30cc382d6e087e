import type { Doc } from '../documents.ts';
import { languageWord } from '../words.ts';
import { useForm } from './desk-context.ts';

/** Says above the fields which column has which language. Hidden from screen readers: each field says its own. */
export const LanguageHeads = ({ docs }: { docs: readonly Doc[] }) => {
  const { say } = useForm();
  const langs = docs.flatMap(({ lang }) => lang ?? []);
  if (langs.length === 0) return null;
  return (
    <div className="twins heads" aria-hidden="true">
      {langs.map((lang) => (
        <strong key={lang} data-lang={lang}>
          {say(languageWord[lang])}
        </strong>
      ))}
    </div>
  );
};
