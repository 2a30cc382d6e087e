import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Overview, References } from '../shared/api.ts';
import { ask } from './api.ts';
import { Bar } from './bar/Bar.tsx';
import { Page } from './page/Page.tsx';
import { OpenPanel } from './panel/OpenPanel.tsx';
import { EditorProvider } from './state/EditorProvider.tsx';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/panel.css';
import './styles/controls.css';
import './styles/fields.css';
import './styles/content.css';
import './styles/lists.css';

/** The whole editor: a bar, the page, and one panel. */
const App = () => {
  const [known, setKnown] = useState<{ overview: Overview; references: References } | null>(null);
  const [failure, setFailure] = useState('');
  const read = useCallback(() => {
    Promise.all([ask('overview', {}), ask('references', {})]).then(
      ([overview, references]) => setKnown({ overview, references }),
      (error: unknown) => setFailure(String(error)),
    );
  }, []);
  useEffect(read, [read]);
  if (known === null) return <p role="status">{failure}</p>;
  return (
    <EditorProvider {...known} refresh={read}>
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
