import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Services } from './Services.tsx';

const ids = ['installation', 'maintenance', 'repair', 'urgent', 'safety', 'support'] as const;
const cards = ids.map((id) => ({ id, title: `The ${id}`, text: 'Words.', link: null }));

test('HM-2: each card has its own picture, in any order of the copy', () => {
  const html = renderToStaticMarkup(<Services heading="Services" cards={cards.toReversed()} />);
  for (const [id, picture] of [
    ['installation', 'place-panel-installation'],
    ['urgent', 'place-panel-urgent'],
    ['support', 'panel-support'],
  ] as const) {
    const panel = html.split('<article').find((part) => part.includes(`The ${id}<`));
    expect(panel, id).toContain(`#${picture}"`);
  }
  expect(html.indexOf('The support')).toBeLessThan(html.indexOf('The installation'));
});
