import { useMemo, useRef } from 'react';
import { type Language, type Reference, titleInValue } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';
import type { InputProps } from '../fields/schema.ts';
import type { Options } from './create-view.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { schema } from './markup.ts';
import { ReferenceDialog } from './ReferenceDialog.tsx';
import { replaceableNumbers } from './replaceable-numbers.ts';
import { useRichField } from './use-rich-field.ts';

interface Props extends InputProps {
  label: string;
  format: Options['format'];
  language: Language;
  value: string;
  onChange: (value: string) => void;
}

const { paragraph, heading, item, fixed } = schema.nodes;

/** The kinds of block that have a button. */
const blocks = [
  { name: 'heading', type: heading, level: 2 },
  { name: 'subheading', type: heading, level: 3 },
  { name: 'listItem', type: item, level: null },
] as const;

/** A field for a text with bold words, links and references, or for an article. Nobody has to type markup. */
export const RichField = ({ label, format, language, value, onChange, ...attributes }: Props) => {
  const { t, text, overview } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const field = useRichField(host, {
    text: value,
    format,
    attributes: {
      ...attributes,
      role: 'textbox',
      'aria-multiline': String(format !== 'line'),
      'aria-label': label,
      lang: language,
      'aria-invalid': String(attributes['aria-invalid']),
      class: format === 'article' ? 'rich long' : 'rich',
    },
    named: (source) =>
      `${t('blockName')}: ${titleInValue(source.split('\n')[0]?.replace(/^(?:Table: |!)/, ''), language)}`,
    printed: (name) => {
      const reference = overview.references.find((one) => one.name === name);
      return { text: reference?.printed[language] ?? name, label: reference ? text(reference.label) : name };
    },
    onText: onChange,
  });
  const doc = field.state?.doc;
  const typedHere = useMemo(() => {
    const found: { typed: string; values: Reference[]; from: number; to: number }[] = [];
    doc?.descendants(({ text: words = '' }, position) => {
      for (const { typed, at, values } of replaceableNumbers(words, overview.references, language))
        found.push({ typed, values, from: position + at, to: position + at + typed.length });
    });
    return found;
  }, [doc, overview.references, language]);
  return (
    <>
      <div className="toolbar" role="toolbar" aria-label={t('format')}>
        <Button aria-pressed={field.isBold} title="Ctrl B" onClick={field.bold} label={t('bold')} />
        {format === 'article' &&
          blocks.map(({ name, type, level }) => {
            const isOne = field.block?.type === type && (field.block.attrs.level ?? level) === level;
            const toggle = () =>
              isOne ? field.setBlock(paragraph) : field.setBlock(type, level ? { level } : null);
            return <Button key={name} aria-pressed={isOne} onClick={toggle} label={t(name)} />;
          })}
        <Button title="Ctrl K" onClick={() => field.open('link')} label={t('link')} />
        <Button onClick={() => field.open('reference')} label={t('insertValueButton')} />
      </div>
      {doc?.children.some(({ type }) => type === fixed) && <p className="hint">{t('fixedBlocks')}</p>}
      <div ref={host} />
      {typedHere.map((one) => (
        <p key={one.from} className="hint">
          {t('replaceTyped', one.typed)}{' '}
          {one.values.slice(0, 3).map(({ name, label: own, printed: words }) => (
            <Button
              key={name}
              look="quiet"
              onClick={() => field.insert(name, one)}
              label={`${words[language]} (${text(own)})`}
            />
          ))}
        </p>
      ))}
      {field.dialog === 'link' && (
        <LinkDialog
          language={language}
          target={field.target}
          onLink={field.linkTo}
          onRemove={field.unlink}
          onClose={field.close}
        />
      )}
      {field.dialog === 'reference' && (
        <ReferenceDialog
          language={language}
          words={field.selectedText}
          onChoose={(name) => field.insert(name)}
          onClose={field.close}
        />
      )}
    </>
  );
};
