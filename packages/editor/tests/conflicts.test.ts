import { expect, test } from 'vitest';
import { failure, home, temporarySite } from './fixture/temporary-site.ts';

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
    await request('resolveConflict', { location: heading, keep });
    await request('save', {});
    expect(read(home)).toContain(`heading: ${keep === 'mine' ? 'À moi mine' : 'Du disque theirs'}`);
    expect(read(home)).toContain(`title: ${keep}`);
  }
});
