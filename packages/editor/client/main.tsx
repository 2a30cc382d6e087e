import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Overview } from '../shared/api.ts';
import { request } from './api.ts';
import { Button } from './Button.tsx';
import { Bar } from './bar/Bar.tsx';
import { Page } from './page/Page.tsx';
import { OpenPanel } from './panel/OpenPanel.tsx';
import { EditorContext, type EditorProps, useEditorState } from './state/editor.ts';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/panel.css';
import './styles/controls.css';
import './styles/content.css';

/** The whole editor, with the state that all its parts share: a bar, the page, and one panel. */
const Editor = (known: EditorProps) => {
  const editor = useEditorState(known);
  const { t, dialog, message, announce } = editor;
  return (
    <EditorContext value={editor}>
      <Bar />
      <main className="workspace">
        <Page />
        <OpenPanel />
      </main>
      {dialog}
      <output className="announcement">
        {message}
        {message !== '' && <Button aria-label={t('close')} onClick={() => announce('')} label="×" />}
      </output>
    </EditorContext>
  );
};

/** Shows the editor once the server has told what the site contains; until then nothing, or the error. */
const App = () => {
  const [known, setKnown] = useState<Overview | null>(null);
  const [failure, setFailure] = useState('');
  const read = useCallback(() => {
    request('overview', {}).then(setKnown, (error: unknown) => setFailure(String(error)));
  }, []);
  useEffect(read, [read]);
  if (known === null) return <p role="status">{failure}</p>;
  return <Editor overview={known} reloadOverview={read} />;
};

const root = document.getElementById('editor');
if (root) createRoot(root).render(<App />);
