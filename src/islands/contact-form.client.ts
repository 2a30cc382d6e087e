import ContactForm from './ContactForm.island.tsx';
import { hydrateWith } from './react-island.tsx';

export const wake = hydrateWith(ContactForm);
