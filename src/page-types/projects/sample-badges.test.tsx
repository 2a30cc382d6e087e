import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type ProjectCard, ProjectCards } from './ProjectCards.tsx';
import { type Quote, Testimonials } from './Testimonials.tsx';

const sampleLabels = { all: 'All examples', one: 'One example' };
const project = (id: string, sample: boolean): ProjectCard => ({
  id,
  category: 'Repair',
  title: id,
  location: 'Asse',
  date: '12 January',
  isoDate: '2025-01-12',
  description: 'Done.',
  details: ['Tested'],
  image: 'x',
  drawing: 'x',
  ground: 'sun',
  sample,
});
const quote = (id: string, sample: boolean): Quote => ({
  id,
  rating: '5/5',
  quote: 'Warm.',
  name: id,
  town: 'Asse',
  image: 'x',
  sample,
});

const sections = {
  projects: (...samples: boolean[]) => (
    <ProjectCards
      heading="Jobs"
      sampleLabels={sampleLabels}
      chips={{ label: 'Kinds', items: ['All'] }}
      projects={samples.map((sample, index) => project(`item${index}`, sample))}
    />
  ),
  testimonials: (...samples: boolean[]) => (
    <Testimonials
      heading="Quotes"
      sampleLabels={sampleLabels}
      ratingLabel="Rating"
      quotes={samples.map((sample, index) => quote(`item${index}`, sample))}
    />
  ),
};

/** Positions of the items that have a badge of their own. */
const marked = (html: string): number[] =>
  html
    .split(/<(?:article|figure)/)
    .slice(1)
    .flatMap((item, index) => (item.includes(sampleLabels.one) ? [index] : []));

describe.each(Object.entries(sections))('BC-7: %s', (_, section) => {
  test('one badge over all where all are samples', () => {
    const html = renderToStaticMarkup(section(true, true));
    expect(html).toContain(sampleLabels.all);
    expect(marked(html)).toEqual([]);
  });

  test('a badge on each sample among real ones', () => {
    const html = renderToStaticMarkup(section(true, false, true));
    expect(html).not.toContain(sampleLabels.all);
    expect(marked(html)).toEqual([0, 2]);
  });

  test('no badge where all are real', () => {
    const html = renderToStaticMarkup(section(false, false));
    expect(html).not.toContain('example');
  });
});
