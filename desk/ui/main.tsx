import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './desk.css';

const place = document.getElementById('desk');
if (place !== null) createRoot(place).render(<App />);
