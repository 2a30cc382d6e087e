import './styles/base.css';
import './styles/layout.css';
import './styles/messages.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.getElementById('desk');
if (place !== null) createRoot(place).render(<App />);
