import './styles/tokens.css';
import './styles/layout.css';
import './styles/panel.css';
import './styles/controls.css';
import './styles/fields.css';
import './styles/content.css';
import './styles/lists.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('editor');
if (root) createRoot(root).render(<App />);
