import { expect, test } from 'vitest';
import { failure, home, prices, temporarySite } from './fixture/temporary-site.ts';

const heading = { file: home, path: ['hero', 'heading'] };
const setHeading = (value: string) => ({ changes: [{ kind: 'set' as const, ...heading, value }] });

test('DK-2: a file that is newer on disk is merged, or told with both versions where the same value changed', async () => {
  const { request, read, write } = temporarySite();
  await request('set', setHeading('À moi'));
  write(home, read(home).replace('title: Dépannage', 'title: Panne'));
  await request('save', {});
  expect(read(home)).toMatch(/heading: À moi[\s\S]*title: Panne/);
  for (const keep of ['mine', 'theirs'] as const) {
    await request('set', setHeading(`À moi ${keep}`));
    write(
      home,
      read(home)
        .replace(/heading: .*/, `heading: Du disque ${keep}`)
        .replace(/title: .*/, `title: ${keep}`),
    );
    expect(await failure(request('save', {}))).toMatchObject({
      status: 409,
      conflicts: [{ ...heading, mine: `À moi ${keep}`, theirs: `Du disque ${keep}` }],
    });
    await request('settle', { location: heading, keep });
    await request('save', {});
    expect(read(home)).toContain(`heading: ${keep === 'mine' ? 'À moi mine' : 'Du disque theirs'}`);
    expect(read(home)).toContain(`title: ${keep}`);
  }
});

test('a value that another window has changed is not overwritten', async () => {
  const { request } = temporarySite();
  await request('set', setHeading('La première fenêtre'));
  const late = {
    changes: [{ kind: 'set' as const, ...heading, value: 'La seconde', was: 'Chauffagiste à Liedekerke' }],
  };
  expect(await failure(request('set', late))).toMatchObject({
    status: 409,
    conflicts: [{ theirs: 'La première fenêtre' }],
  });
});

test('a price that was changed elsewhere is not overwritten: the answer has its amount', async () => {
  const { request, read, write } = temporarySite();
  const type = (typed: string, was: string) =>
    request('price', { name: 'prices.repair', from: null, typed, was });
  await type('169', '159');
  expect(await failure(type('179', '159'))).toMatchObject({
    status: 409,
    message: { fr: expect.stringContaining('169 €') },
  });
  await type('179', '169');
  await request('save', {});
  write(prices, read(prices).replace('value: 179', 'value: 199'));
  expect((await failure(type('189', '179'))).message?.fr).toContain('199 €');
});

test('what another window wrote, a text or a price, is not saved before this one is told', async () => {
  const { request } = temporarySite();
  const price = { name: 'prices.repair', typed: '179', from: null };
  const writes = [
    () => request('set', setHeading('L’autre fenêtre'), 'other'),
    () => request('price', price, 'other'),
  ];
  for (const write of writes) {
    await request('overview', {}, 'this');
    await write();
    const { saved, questions } = await request('save', {}, 'this');
    expect(saved).toEqual([]);
    expect(questions.map(({ fr }) => fr)).toEqual([expect.stringContaining('Une autre fenêtre')]);
    // Read again, it is shown.
    await request('overview', {}, 'this');
    expect((await request('save', {}, 'this')).questions).toEqual([]);
  }
});
