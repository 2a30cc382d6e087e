import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
  drawingName: 'x',
  photo: null,
  drawing: 'x',
  background: 'sun',
  sample,
});
const quote = (id: string, sample: boolean): Quote => ({
  id,
  rating: '5/5',
  quote: 'Warm.',
  name: id,
  town: 'Asse',
  drawingName: 'x',
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

/** Whether the section says that all are samples, and the positions of the items that have a badge of their own. */
const badgesIn = (section: ReactElement): [all: boolean, each: number[]] => {
  const html = renderToStaticMarkup(section);
  const items = html.split(/<(?:article|figure)/).slice(1);
  const marked = [...items.keys()].filter((index) => items[index]?.includes(sampleLabels.one));
  return [html.includes(sampleLabels.all), marked];
};

test.each(Object.entries(sections))(
  'BC-7: %s have one badge over all where all are samples, else one on each sample, and none where all are real',
  (_, section) => {
    expect(badgesIn(section(true, true))).toEqual([true, []]);
    expect(badgesIn(section(true, false, true))).toEqual([false, [0, 2]]);
    expect(badgesIn(section(false, false))).toEqual([false, []]);
  },
);
