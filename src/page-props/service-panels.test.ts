import { expect, test } from 'vitest';
import { serviceLinks } from './navigation.ts';
import { servicePanels } from './service-panels.ts';

const card = (id: Parameters<typeof servicePanels>[0][number]['id']) => ({
  id,
  title: id,
  text: '',
  link: '',
});

test('RG-1, TN-2: a service leads to its page, the emergency to what to do until someone comes', () => {
  const panels = servicePanels(
    [card('heat-pump'), card('urgent'), card('boiler-repair'), card('underfloor-heating')],
    'fr',
  );
  expect(panels[1]?.href).toBe(`${serviceLinks('fr')[2]?.href}#safety`);
  expect(panels.map(({ picture }) => picture).slice(1, 3)).toEqual([
    'place-panel-urgent',
    'place-panel-repair',
  ]);
  expect(panels[0]?.href).toBe(serviceLinks('fr')[3]?.href);
});
