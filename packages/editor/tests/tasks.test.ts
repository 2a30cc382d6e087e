import { expect, test } from 'vitest';
import { failure, prices, temporarySite } from './fixture/temporary-site.ts';

test('a price is read as people write it, with a question where it is tenfold, and what is computed follows', async () => {
  const { ask, read } = temporarySite();
  const typed = async (text: string) => {
    await ask('price', { name: 'prices.repair', typed: text, from: null });
    const { value } = (await ask('prices', {})).prices.find(({ name }) => name === 'prices.repair') ?? {};
    // Not about the sum that follows from it.
    const isAsked = Number(value) > 900 && (await ask('save', {})).questions.length === 1;
    return [value, isAsked];
  };
  expect(await typed('169,50')).toEqual([169.5, false]);
  expect(await typed('1.690')).toEqual([1690, true]);
  expect(await typed('1590')).toEqual([1590, true]);
  expect(await typed('159 €')).toEqual([159, false]);
  await typed('160');
  expect((await ask('save', {})).saved).toEqual([prices]);
  expect(read(prices)).toMatch(/repair:\n {2}value: 160[\s\S]*both:\n {2}value: 259/);
  await ask('price', { name: 'prices.repair', typed: '170', from: '2030-01-01' });
  await ask('save', {});
  expect(read(prices)).toContain('next:');
});

test('DK-3: what is only unusual is refused until the owner is sure, and then asked no more', async () => {
  const { ask, read } = temporarySite();
  await ask('price', { name: 'prices.repair', typed: '1690', from: null });
  const { saved, refused } = await ask('save', {});
  expect(saved).toEqual([]);
  expect(refused.map(({ code, isUnusual }) => [code, isUnusual])).toEqual([
    ['unusual', true],
    ['unusual', true],
  ]);
  expect((await ask('save', { isSure: true })).saved).toEqual([prices]);
  expect(read(prices)).toMatch(/repair:\n {2}value: 1690[\s\S]*?confirmed: true/);
  await ask('set', { changes: [{ kind: 'set', file: prices, path: ['repair', 'value'], value: -1 }] });
  expect((await ask('save', { isSure: true })).saved).toEqual([]);
});

test('an amount that is typed before its day holds from that day on only', async () => {
  const { ask, read } = temporarySite();
  const price = { name: 'prices.repair', typed: '169' };
  await ask('price', { ...price, from: null });
  await ask('price', { ...price, from: '2030-02-01' });
  await ask('save', {});
  expect(read(prices)).toMatch(
    /repair:\n {2}value: 159\n[^:]*[\s\S]*?next:[^:]*from: "?2030-02-01"?\n\s+value: 169/,
  );
});

test('what is no amount takes back what was typed before it', async () => {
  const { ask } = temporarySite();
  const typed = (text: string, from: string | null = null) =>
    ask('price', { name: 'prices.repair', typed: text, from });
  for (const wrong of ['cent', '-169', '']) {
    await typed('169,50');
    expect((await typed(wrong)).unsaved, wrong).toEqual([]);
  }
  await typed('180', '2030-02-01');
  expect((await typed('cent', '2030-02-01')).unsaved).toEqual([]);
});

test('a number that cannot be read is refused as it is seen, and stays a number', async () => {
  const { ask } = temporarySite();
  const value = { file: prices, path: ['repair', 'value'] };
  await ask('set', { changes: [{ kind: 'set', ...value, value: 'cent' }] });
  expect((await ask('save', {})).refused[0]).toMatchObject(value);
  expect((await ask('field', { place: value })).kind).toBe('number');
});

test('a task writes its files whole, as one step, and never over something', async () => {
  const { ask, read } = temporarySite();
  const input = { title: { fr: 'Gel', nl: 'Vorst' } };
  expect(await ask('task', { id: 'article', input })).toMatchObject({
    title: { fr: 'Nouvel article' },
    show: { fr: '/fr/gel' },
    next: [{ path: ['body'] }],
  });
  expect(await failure(ask('task', { id: 'article', input }))).toMatchObject({ status: 400 });
  const half = ask('task', { id: 'article', input: { title: { fr: 'Gel', nl: ' ' } } });
  expect((await failure(half)).message.nl).toContain('"Titel" is leeg');
  const unseen = ask('task', {
    id: 'article',
    input: { ...input, photo: 'a.jpg', alt: { fr: 'Un toit', nl: '' } },
  });
  expect((await failure(unseen)).message.fr).toContain('« Légende » est vide en néerlandais');
  const nameless = ask('task', { id: 'article', input: { title: { fr: '…', nl: '…' } } });
  expect((await failure(nameless)).message.nl).toContain('ontbreekt een naam');
  expect((await ask('save', {})).saved).toHaveLength(2);
  expect(read('content/articles/gel/nl.md')).toContain('title: Vorst');
  const { drafts } = await ask('overview', {});
  expect(drafts).toHaveLength(2);
  const places = drafts.flatMap((draft) => draft.places);
  await ask('set', { changes: places.map((place) => ({ ...place, kind: 'remove' as const })) });
  const { saved, drafts: left } = await ask('save', {});
  expect([saved.length, left]).toEqual([2, []]);
  expect(read('content/articles/gel/nl.md')).not.toContain('draft');
  expect((await ask('undo', {})).drafts).toHaveLength(2);
});

test('what the site asks about a value is asked at its save, and at no other', async () => {
  const { ask } = temporarySite();
  const type = (value: string) =>
    ask('set', { changes: [{ kind: 'set', file: 'content/company.yaml', path: ['trade', 'fr'], value }] });
  await type('x');
  const { saved, questions } = await ask('save', {});
  expect([saved, questions]).toEqual([[], [{ fr: 'Sûr ?', nl: 'Zeker?' }]]);
  await type('Chauffage');
  await ask('price', { name: 'prices.repair', typed: '1690', from: '2030-01-01' });
  expect((await ask('save', {})).questions.map(({ fr }) => fr)).toEqual([
    expect.stringMatching(/^1.690 au lieu de 159/),
  ]);
  expect((await ask('save', { isSure: true })).saved).toHaveLength(2);
  await type('Chauffage et eau');
  expect((await ask('save', {})).questions).toEqual([]);
});
