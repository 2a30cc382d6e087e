import { useRef, useState } from 'react';
import type { Language } from '../../shared/values.ts';
import { Button, useEditor } from '../common.ts';
import type { InputProps } from '../fields/schema.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { ReferenceDialog } from './ReferenceDialog.tsx';
import { suggestReferences } from './suggest.ts';
import { useRichField } from './use-rich-field.ts';

interface Props extends InputProps {
  label: string;
  /** Whether Enter begins a line. */
  hasLines: boolean;
  language: Language;
  value: string;
  onChange: (value: string) => void;
}

/** A text with bold, links and values, without a mark to be typed. */
export const RichField = ({ label, hasLines, language, value, onChange, ...attributes }: Props) => {
  const { t, text, overview } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const field = useRichField(host, {
    text: value,
    hasLines,
    attributes: {
      ...attributes,
      role: 'textbox',
      'aria-multiline': String(hasLines),
      'aria-label': label,
      lang: language,
      'aria-invalid': String(attributes['aria-invalid']),
      class: 'rich',
    },
    printed: (name) => {
      const reference = overview.references.find((one) => one.name === name);
      return { text: reference?.printed[language] ?? name, label: reference ? text(reference.label) : name };
    },
    onText: onChange,
  });
  const [replaced, setReplaced] = useState<{ from: number; to: number }>();
  const choose = (range?: typeof replaced) => {
    setReplaced(range);
    field.setDialog('reference');
  };
  const isInvalid = attributes['aria-invalid'];
  const suggestions = suggestReferences(field.state?.doc, overview.references, language, isInvalid);
  return (
    <>
      <div className="toolbar" role="toolbar" aria-label={t('format')}>
        <Button aria-pressed={field.isBold} title="Ctrl B" onClick={field.bold} label={t('bold')} />
        <Button title="Ctrl K" onClick={() => field.setDialog('link')} label={t('link')} />
        <Button onClick={() => choose()} label={t('value')} />
      </div>
      <div ref={host} />
      {suggestions.map(({ from, to, typed, same }) => (
        <p key={from} className="hint">
          {t('instead', typed)}{' '}
          {same.map(({ name, label, printed }) => (
            <Button
              key={name}
              look="quiet"
              onClick={() => field.insert(name, { from, to })}
              label={`${printed[language]} (${text(label)})`}
            />
          ))}
          {isInvalid && <Button look="quiet" onClick={() => choose({ from, to })} label={t('insertValue')} />}
        </p>
      ))}
      {field.dialog === 'link' && (
        <LinkDialog
          language={language}
          target={field.target}
          words={field.isEmpty && field.target === '' ? '' : null}
          onLink={field.linkTo}
          onRemove={field.unlink}
          onClose={() => field.setDialog(null)}
        />
      )}
      {field.dialog === 'reference' && (
        <ReferenceDialog
          language={language}
          onChoose={(name) => field.insert(name, replaced)}
          onClose={() => field.setDialog(null)}
        />
      )}
    </>
  );
};
