import PriceSimulator from './PriceSimulator.island.tsx';
import { hydrateWith } from './react-island.tsx';

export const wake = hydrateWith(PriceSimulator);
