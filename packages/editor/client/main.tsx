import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Overview } from '../shared/api.ts';
import { request } from './api.ts';
import { Button } from './Button.tsx';
import { Bar } from './bar/Bar.tsx';
import { Page } from './page/Page.tsx';
import { OpenPanel } from './panel/OpenPanel.tsx';
import { EditorContext, type EditorProviderProps, useEditorState } from './state/editor.ts';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/panel.css';
import './styles/controls.css';
import './styles/fields.css';
import './styles/content.css';
import './styles/lists.css';

/** Provides the state that all parts of the editor share. */
const EditorProvider = ({ children, ...known }: EditorProviderProps & { children: ReactNode }) => {
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

/** The whole editor: a bar, the page, and one panel. */
const App = () => {
  const [known, setKnown] = useState<Overview | null>(null);
  const [failure, setFailure] = useState('');
  const read = useCallback(() => {
    request('overview', {}).then(setKnown, (error: unknown) => setFailure(String(error)));
  }, []);
  useEffect(read, [read]);
  if (known === null) return <p role="status">{failure}</p>;
  return (
    <EditorProvider overview={known} reloadOverview={read}>
      <Bar />
      <main className="workspace">
        <Page />
        <OpenPanel />
      </main>
    </EditorProvider>
  );
};

const root = document.getElementById('editor');
if (root) createRoot(root).render(<App />);
