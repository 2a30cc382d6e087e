import { company } from './company.ts';

/** True for what the site shows: what is real, and samples while content/company.yaml says so (TR-3). */
export const isShown = ({ sample }: { sample: boolean }): boolean => company.showSamples || !sample;
