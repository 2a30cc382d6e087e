import { expect, test } from 'vitest';
import { failure, prices, repairPrice, temporarySite } from './fixture/temporary-site.ts';

test('DK-3: what is only unusual is refused until the owner is sure, and then asked no more', async () => {
  const { request, read } = temporarySite();
  await request('set', repairPrice(1690));
  const { saved, questions } = await request('save', {});
  expect(saved).toEqual([]);
  // Not about the sum that follows from it.
  expect(questions).toHaveLength(1);
  expect((await request('save', { isSure: true })).saved).toEqual([prices]);
  expect(read(prices)).toMatch(
    /repair:\n {2}value: 1690[\s\S]*?confirmed: true[\s\S]*both:\n {2}value: 1789/,
  );
  await request('set', repairPrice(-1));
  expect((await request('save', { isSure: true })).saved).toEqual([]);
});

test('an amount that is typed before its day holds from that day on only', async () => {
  const { request, read } = temporarySite();
  await request('set', repairPrice(169));
  await request('priceDay', { name: 'prices.repair', from: '2030-02-01' });
  await request('save', {});
  expect(read(prices)).toMatch(
    /repair:\n {2}value: 159\n[^:]*[\s\S]*?next:[^:]*from: "?2030-02-01"?\n\s+value: 169/,
  );
  await request('priceDay', { name: 'prices.repair', from: null });
  await request('save', {});
  expect(read(prices)).toMatch(/repair:\n {2}value: 169\n/);
  expect(read(prices)).not.toContain('next');
});

test('what is no amount is refused, and its field stays that of a number', async () => {
  const { request } = temporarySite();
  const value = { file: prices, path: ['repair', 'value'] };
  await request('set', repairPrice('cent'));
  expect((await request('save', {})).refused[0]).toMatchObject(value);
  expect((await request('field', { location: value })).kind).toBe('number');
});

test('a task writes its files whole, as one step, and never over something', async () => {
  const { request, read } = temporarySite();
  const input = { title: { fr: 'Gel', nl: 'Vorst' } };
  expect(await request('task', { id: 'article', input })).toMatchObject({
    title: { fr: 'Nouvel article' },
    show: { fr: '/fr/gel' },
    toWrite: [{ path: ['body'] }],
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
  await request('set', repairPrice(1690));
  await request('priceDay', { name: 'prices.repair', from: '2030-01-01' });
  expect((await request('save', {})).questions.map(({ fr }) => fr)).toEqual([
    expect.stringMatching(/^repair : 1.690 au lieu de 159/),
  ]);
  expect((await request('save', { isSure: true })).saved).toHaveLength(2);
  await type('Chauffage et eau');
  expect((await request('save', {})).questions).toEqual([]);
});
