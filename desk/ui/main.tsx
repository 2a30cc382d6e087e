import './styles/base.css';
import './styles/layout.css';
import './styles/guide.css';
import './styles/messages.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepTogether } from './no-break.ts';

const place = document.getElementById('desk');
if (place !== null) {
  keepTogether(place);
  createRoot(place).render(<App />);
}
