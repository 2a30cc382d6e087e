import { expect, test } from 'vitest';
import { failure, prices, temporarySite } from './fixture/temporary-site.ts';

test('a price is read as people write it, with a question where it is tenfold, and what is computed follows', async () => {
  const { request, read } = temporarySite();
  const typed = async (text: string) => {
    await request('price', { name: 'prices.repair', typed: text, from: null });
    const { value } = (await request('prices', {})).prices.find(({ name }) => name === 'prices.repair') ?? {};
    // Not about the sum that follows from it.
    const isAsked = Number(value) > 900 && (await request('save', {})).questions.length === 1;
    return [value, isAsked];
  };
  expect(await typed('169,50')).toEqual([169.5, false]);
  expect(await typed('1.690')).toEqual([1690, true]);
  expect(await typed('1590')).toEqual([1590, true]);
  expect(await typed('159 €')).toEqual([159, false]);
  await typed('160');
  expect((await request('save', {})).saved).toEqual([prices]);
  expect(read(prices)).toMatch(/repair:\n {2}value: 160[\s\S]*both:\n {2}value: 259/);
  await request('price', { name: 'prices.repair', typed: '170', from: '2030-01-01' });
  await request('save', {});
  expect(read(prices)).toContain('next:');
});

test('DK-3: what is only unusual is refused until the owner is sure, and then asked no more', async () => {
  const { request, read } = temporarySite();
  await request('price', { name: 'prices.repair', typed: '1690', from: null });
  const { saved, questions } = await request('save', {});
  expect(saved).toEqual([]);
  expect(questions).not.toEqual([]);
  expect((await request('save', { isSure: true })).saved).toEqual([prices]);
  expect(read(prices)).toMatch(/repair:\n {2}value: 1690[\s\S]*?confirmed: true/);
  await request('set', { changes: [{ kind: 'set', file: prices, path: ['repair', 'value'], value: -1 }] });
  expect((await request('save', { isSure: true })).saved).toEqual([]);
});

test('an amount that is typed before its day holds from that day on only', async () => {
  const { request, read } = temporarySite();
  const price = { name: 'prices.repair', typed: '169' };
  await request('price', { ...price, from: null });
  await request('price', { ...price, from: '2030-02-01' });
  await request('save', {});
  expect(read(prices)).toMatch(
    /repair:\n {2}value: 159\n[^:]*[\s\S]*?next:[^:]*from: "?2030-02-01"?\n\s+value: 169/,
  );
});

test('what is no amount is refused, and what was typed before it is not saved', async () => {
  const { request, read } = temporarySite();
  const value = { file: prices, path: ['repair', 'value'] };
  const typed = (text: string, from: string | null = null) =>
    request('price', { name: 'prices.repair', typed: text, from });
  for (const wrong of ['cent', '-169', '']) {
    await typed('169,50');
    await typed(wrong);
    expect((await request('save', {})).refused[0], wrong).toMatchObject(value);
  }
  // It stays the field of a number.
  expect((await request('field', { location: value })).kind).toBe('number');
  await typed('180', '2030-02-01');
  await request('save', {});
  expect(read(prices)).toMatch(/repair:\n {2}value: 159\n[\s\S]*value: 180/);
});

test('a task writes its files whole, as one step, and never over something', async () => {
  const { request, read } = temporarySite();
  const input = { title: { fr: 'Gel', nl: 'Vorst' } };
  expect(await request('task', { id: 'article', input })).toMatchObject({
    title: { fr: 'Nouvel article' },
    show: { fr: '/fr/gel' },
    next: [{ path: ['body'] }],
  });
  expect(await failure(request('task', { id: 'article', input }))).toMatchObject({ status: 400 });
  const half = request('task', { id: 'article', input: { title: { fr: 'Gel', nl: ' ' } } });
  expect((await failure(half)).message.nl).toContain('Er ontbreekt een tekst');
  const unseen = request('task', {
    id: 'article',
    input: { ...input, photo: 'a.jpg', alt: { fr: 'Un toit', nl: '' } },
  });
  expect((await failure(unseen)).message.fr).toContain('Il manque un texte');
  const nameless = request('task', { id: 'article', input: { title: { fr: '…', nl: '…' } } });
  expect((await failure(nameless)).message.nl).toContain('ontbreekt een naam');
  expect((await request('save', {})).saved).toHaveLength(2);
  expect(read('content/articles/gel/nl.md')).toContain('title: Vorst');
  const { drafts } = await request('overview', {});
  expect(drafts).toHaveLength(2);
  const locations = drafts.flatMap((draft) => draft.locations);
  await request('set', { changes: locations.map((location) => ({ ...location, kind: 'remove' as const })) });
  const { saved, drafts: left } = await request('save', {});
  expect([saved.length, left]).toEqual([2, []]);
  expect(read('content/articles/gel/nl.md')).not.toContain('draft');
  expect((await request('undo', {})).drafts).toHaveLength(2);
});

test('what the site asks about a value is asked at its save, and at no other', async () => {
  const { request } = temporarySite();
  const type = (value: string) =>
    request('set', {
      changes: [{ kind: 'set', file: 'content/company.yaml', path: ['trade', 'fr'], value }],
    });
  await type('x');
  const { saved, questions } = await request('save', {});
  expect([saved, questions]).toEqual([[], [{ fr: 'Sûr ?', nl: 'Zeker?' }]]);
  await type('Chauffage');
  await request('price', { name: 'prices.repair', typed: '1690', from: '2030-01-01' });
  expect((await request('save', {})).questions.map(({ fr }) => fr)).toEqual([
    expect.stringMatching(/^repair : 1.690 au lieu de 159/),
  ]);
  expect((await request('save', { isSure: true })).saved).toHaveLength(2);
  await type('Chauffage et eau');
  expect((await request('save', {})).questions).toEqual([]);
});

test('what is corrected after a task is taken back with it, in one step', async () => {
  const { request } = temporarySite();
  await request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  const file = 'content/articles/gel/fr.md';
  const correct = (path: string[], value: string) =>
    request('set', { changes: [{ kind: 'set', file, path, value }], isOfTask: true });
  await correct(['body'], 'Il gèle.');
  await correct(['title'], 'Le gel');
  const { done, unsaved } = await request('undo', {});
  expect([done?.fr, unsaved]).toEqual(['Nouvel article', []]);
});

test('a correction after the task was saved is a step of its own, and undo leaves the task', async () => {
  const { request } = temporarySite();
  await request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  await request('save', {});
  const file = 'content/articles/gel/fr.md';
  const change = { kind: 'set' as const, file, path: ['body'], value: 'Il gèle.' };
  await request('set', { changes: [change], isOfTask: true });
  const { done, unsaved } = await request('undo', {});
  expect([done?.fr === 'Nouvel article', unsaved]).toEqual([false, []]);
});
