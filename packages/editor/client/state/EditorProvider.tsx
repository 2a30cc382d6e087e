import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { EditorContext, type EditorProviderProps, useEditorState } from './editor.ts';

/** Holds what the parts of the editor share. */
export const EditorProvider = ({ children, ...known }: EditorProviderProps & { children: ReactNode }) => {
  const editor = useEditorState(known);
  const { t, dialog, message, announce } = editor;
  return (
    <EditorContext value={editor}>
      {children}
      {dialog}
      <output className="announcement">
        {message}
        {message !== '' && <Button aria-label={t('close')} onClick={() => announce('')} label="×" />}
      </output>
    </EditorContext>
  );
};
