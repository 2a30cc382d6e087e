import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../shared/values.ts';
import { Button, useEditor } from '../common.ts';
import { LinkDialog } from '../rich/LinkDialog.tsx';
import { plainLetters } from '../rich/markup.ts';
import { ReferenceDialog } from '../rich/ReferenceDialog.tsx';
import type { InputProps } from './schema.ts';

interface Props extends InputProps {
  language: Language;
  value: string;
  onChange: (value: string) => void;
}

/** The text of an article, with buttons for what it can have. The page beside it shows how it looks. */
export const MarkdownField = ({ language, value, onChange, ...attributes }: Props) => {
  const { t } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<'link' | 'reference' | null>(null);
  const selected = () => value.slice(area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0);

  const insert = (text: string) => {
    // At once: below an open dialog nothing can have the focus.
    flushSync(() => setDialog(null));
    const element = area.current;
    if (element === null) return;
    element.focus();
    element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
    onChange(element.value);
  };
  /** Puts something before the line of the cursor. */
  const beginLine = (mark: string) => {
    const element = area.current;
    if (element === null) return;
    const start = value.lastIndexOf('\n', element.selectionStart - 1) + 1;
    element.focus();
    // What is typed next stands behind the mark, also on a line that was empty.
    const caret = element.selectionEnd + mark.length;
    element.setRangeText(mark, start, start);
    element.setSelectionRange(caret, caret);
    onChange(element.value);
  };
  const buttons = [
    { name: t('bold'), act: () => insert(`**${selected() || t('words')}**`) },
    { name: t('heading'), act: () => beginLine('## ') },
    { name: t('listItem'), act: () => beginLine('- ') },
    { name: t('link'), act: () => setDialog('link') },
    { name: t('value'), act: () => setDialog('reference') },
  ];
  return (
    <>
      <div className="toolbar" role="toolbar" aria-label={t('format')}>
        {buttons.map(({ name, act }) => (
          <Button key={name} onClick={act} label={name} />
        ))}
      </div>
      <textarea
        {...attributes}
        ref={area}
        className="long"
        lang={language}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {dialog === 'link' && (
        <LinkDialog
          language={language}
          target=""
          words={selected()}
          onLink={(target, words) => insert(`[${plainLetters(words ?? '')}](${target})`)}
          onRemove={() => setDialog(null)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'reference' && (
        <ReferenceDialog language={language} onChoose={insert} onClose={() => setDialog(null)} />
      )}
    </>
  );
};
