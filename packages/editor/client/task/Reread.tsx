import { type Field, keyOf, withoutMarks } from '../../shared/api.ts';
import { Button, useAnswer, useEditor } from '../common.ts';
import type { Created } from '../state/view.ts';

/** A text to read again, as its page says it, and the way there. */
const Reread = ({ field: { pages, label, inputs }, rest }: { field: Field; rest: Created }) => {
  const { t, text, go, view, printed } = useEditor();
  const [input] = inputs.toSorted((one) => (one.language === view.uiLanguage ? -1 : 1));
  if (input === undefined) return null;
  const { file, path, language, value } = input;
  const lang = language ?? view.uiLanguage;
  const said = withoutMarks(String(value).replace(/\{[^{}]+\}/g, (name) => printed(name, lang)));
  const [page] = pages;
  // What was opened leaves the list, so that it counts down.
  const open = () => go({ panel: 'field', location: { file, path }, id: JSON.stringify(rest) });
  return (
    <li>
      <span className="hint">{[page && text(page.title), text(label)].filter(Boolean).join(' › ')}</span>{' '}
      {said} <Button look="quiet" onClick={open} label={t('goThere')} />
    </li>
  );
};

/** Texts to read again, each with the way there. */
export const RereadList = (created: Created) => {
  const { t } = useEditor();
  const { reread } = created;
  const { answer } = useAnswer('fields', { locations: reread.slice(0, 100) });
  if (answer === null) return <p className="hint">{t('loading')}</p>;
  return (
    <ul className="choices stack reread">
      {answer.fields.map((field, index) => (
        <Reread
          key={keyOf(reread[index] ?? { file: '', path: [] })}
          field={field}
          rest={{ ...created, reread: reread.toSpliced(index, 1) }}
        />
      ))}
    </ul>
  );
};
