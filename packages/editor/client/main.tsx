import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Overview } from '../shared/api.ts';
import { request } from './api.ts';
import { Button } from './Button.tsx';
import { Bar } from './bar/Bar.tsx';
import { BrokenPanel, FilesPanel } from './files/FilesPanel.tsx';
import { Page } from './page/Page.tsx';
import { clearSelection } from './page/selected-element.ts';
import { FieldPanel } from './panel/FieldPanel.tsx';
import { ContactPanel } from './panel/FieldsPanel.tsx';
import { NotEditablePanel } from './panel/Links.tsx';
import { PricesPanel } from './prices/PricesPanel.tsx';
import { PublishPanel } from './publish/PublishPanel.tsx';
import { EditorContext, type EditorProps, useEditor, useEditorState } from './state/editor.ts';
import { parseTaskResult } from './state/view.ts';
import { TaskPanel } from './task/TaskPanel.tsx';
import { TaskResultPanel } from './task/TaskResultPanel.tsx';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/panel.css';
import './styles/controls.css';
import './styles/content.css';

/** The open panel. Where none is open, the list of files that cannot be read, if there are any. */
const OpenPanel = () => {
  const { view, overview } = useEditor();
  const { location, id, panel } = view;
  useEffect(() => {
    if (panel !== 'field' && panel !== 'notEditable') clearSelection();
  }, [panel]);
  switch (panel) {
    case 'field':
      return location && <FieldPanel location={location} />;
    case 'notEditable':
      return <NotEditablePanel words={id ?? ''} />;
    case 'prices':
      return <PricesPanel />;
    case 'contact':
      return <ContactPanel />;
    case 'files':
      return <FilesPanel />;
    case 'publish':
      return <PublishPanel />;
    case 'task': {
      const task = overview.tasks.find((one) => one.id === id);
      return task && <TaskPanel key={task.id} task={task} />;
    }
    case 'taskResult': {
      const created = parseTaskResult(id);
      return created && <TaskResultPanel {...created} />;
    }
    case null:
      return overview.broken.length > 0 && <BrokenPanel />;
  }
};

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

/** Shows the editor once the server has told what the site contains; until then that it comes, or the error. */
const App = () => {
  const [known, setKnown] = useState<Overview | null>(null);
  const [failure, setFailure] = useState('');
  const read = useCallback(() => {
    request('overview', {}).then(setKnown, (error: unknown) => setFailure(String(error)));
  }, []);
  useEffect(read, [read]);
  if (known === null) return <p role="status">{failure || 'Un instant… Een ogenblik…'}</p>;
  return <Editor overview={known} reloadOverview={read} />;
};

const root = document.getElementById('editor');
if (root) createRoot(root).render(<App />);
