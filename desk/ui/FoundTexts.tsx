import { useEffect, useState } from 'react';
import { type Answers, ask } from './api.ts';
import { useDesk } from './desk-context.ts';
import { excerpt } from './excerpt.ts';
import { FieldLink } from './FieldLink.tsx';
import { foundFacts } from './found-facts.ts';
import { problemText } from './problem-texts.ts';
import { filled } from './references.ts';

interface Props {
  /** What is searched, of three letters at least. */
  wanted: string;
}

/** Time without a key before the server is asked, in milliseconds. */
const pause = 300;

/** The fields whose texts and values have the words that are searched, each with these words. */
export const FoundTexts = ({ wanted }: Props) => {
  const { say, language, references } = useDesk();
  const [answer, setAnswer] = useState<(Answers['search'] & { query: string }) | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      ask('search', { query: wanted }).then(
        (found) => {
          if (!isLatest) return;
          setAnswer({ ...found, query: wanted });
          setError(null);
        },
        (reason: Error) => isLatest && setError(reason.message),
      );
    }, pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  const current = answer?.query === wanted ? answer : null;
  const facts = current === null ? [] : foundFacts(wanted, references, language);
  const isFact = (file: string, key: string | number | undefined) =>
    facts.some((fact) => fact.file === file && fact.path[0] === key);
  const fields = [...facts, ...(current?.found ?? []).filter(({ file, path }) => !isFact(file, path[0]))];
  const more = current?.more ?? 0;
  return (
    <section className="found" aria-label={say('inTexts')}>
      {error !== null && <p className="bad">{problemText(error, language)}</p>}
      <p role="status">
        {current === null ? (
          error === null && say('searching')
        ) : (
          <>
            <strong>{say('inTexts')}</strong>
            {say('colon')}
            {say('places', fields.length + more)}
          </>
        )}
      </p>
      <dl>
        {fields.map(({ file, path, text = '', ...field }, index) => {
          const lang =
            /\/nl\.\w+$/.test(file) || (language === 'nl' && !/\/fr\.\w+$/.test(file)) ? 'nl' : 'fr';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs of an article have the same place
            <div key={`${file}/${path.join('/')}/${index}`}>
              <dt>
                <FieldLink {...field} {...{ file, path }} />
              </dt>
              <dd lang={lang}>{excerpt(filled(text, references, lang), wanted)}</dd>
            </div>
          );
        })}
      </dl>
      {more > 0 && <p className="hint">{say('moreFound', more)}</p>}
    </section>
  );
};
