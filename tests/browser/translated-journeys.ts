/** The inputs of an island, one answer after the other. */
export interface IslandJourney {
  island: string;
  path: string;
  /** The values to enter or choose, by the names of fields. Each set leads to another answer. */
  inputs: Record<string, string>[];
}

const message = { name: 'Zoé', email: 'zoe@example.be', phone: '053 12 34 56', message: 'Chaudière froide' };

/** A journey through every island of the site. */
export const islandJourneys: IslandJourney[] = [
  {
    island: 'fault-finder',
    path: '/fr/codes-erreur',
    inputs: [
      { code: '' },
      { marque: 'vaillant', code: 'F.28' },
      { marque: 'viessmann', code: 'E6' },
      { marque: 'bosch', code: 'Z99' },
    ],
  },
  {
    island: 'service-area',
    path: '/fr/zone-intervention',
    inputs: ['', '1770', '9300', '9450', '4000'].map((q) => ({ q })),
  },
  {
    island: 'maintenance-due',
    path: '/fr/entretien-obligatoire',
    inputs: [
      { postcode: '99' },
      { postcode: '' },
      { region: 'flanders', last: '2025-02-01' },
      { region: 'wallonia', last: '2021-02-01' },
    ],
  },
  {
    island: 'my-price',
    path: '/fr/mon-prix',
    inputs: [
      { q: '' },
      { work: 'repair', age: 'older', q: '1770' },
      { work: 'boiler', energy: 'oil', q: '1000' },
      { work: 'heat-pump', q: '1300' },
      { work: 'sweeping', q: '4000' },
    ],
  },
  {
    island: 'heat-pump-check',
    path: '/fr/pompe-a-chaleur-ou-chaudiere',
    inputs: [{ use: '12000' }, { use: 'x' }, { use: '30000' }, { fuel: 'oil' }],
  },
  {
    island: 'contact-form',
    path: '/fr',
    inputs: [
      {},
      { ...message, email: 'zoe', phone: '053/12.34.56' },
      message,
      { ...message, name: 'Els', message: 'Le radiateur fuit.' },
    ],
  },
];

/** In the page: wraps every text, except in drawings, in two nested elements, as Chrome and Edge do. */
export const translate = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // The element that translators insert; its own type is marked as deprecated.
  const element = () => document.createElement('font' as string);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, svg') !== null)
      continue;
    const [outer, inner] = [element(), element()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = 'en';
};

/** In the page: fills in or chooses the values, as browsers and their programs do, and sends the form. */
export const enterAndSend = ({
  island,
  values,
}: {
  island: string;
  values: Record<string, string>;
}): void => {
  const form = document.querySelector(`[data-island="${island}"] form`);
  for (const [name, value] of Object.entries(values)) {
    const option = form?.querySelector<HTMLInputElement>(`[type="radio"][name="${name}"][value="${value}"]`);
    const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (option) option.click();
    else if (field) {
      // React watches assignments to the field itself, and would see no change.
      const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
      setValue?.call(field, value);
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
    } else throw new Error(`${island} has no field ${name}.`);
  }
  // Not by the Enter key, which WebKit gives to the list of proposals while it is open.
  form?.querySelector<HTMLElement>('[type="submit"]')?.click();
};
