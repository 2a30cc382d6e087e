import { expect, test } from 'vitest';
import { git, home, repairPrice } from '../fixture/temporary-site.ts';
import { openHeading, save, typeInto, undo } from './actions.ts';
import { startBrowser } from './open-editor.ts';

const open = startBrowser();

test('publishing: what is chosen reaches the remote, and an old version comes back', async () => {
  const { site, page, shown } = await open('');
  await openHeading(page, shown);
  await typeInto(page, 'Français', ' et Asse');
  await save(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  await page.locator('.panel ins', { hasText: 'et Asse' }).waitFor();
  // A change may stay here while the rest goes.
  await page.locator('.changes input').uncheck();
  expect(await page.locator('footer').getByRole('button', { name: 'Publier' }).isEnabled()).toBe(false);
  await page.getByRole('checkbox', { name: 'Tout cocher' }).check();
  await page.locator('footer').getByRole('button', { name: 'Publier' }).click();
  await page.locator('footer').getByText('Publié.', { exact: true }).waitFor();
  // The same list cannot be published again.
  await page.getByText('Tout est publié.').waitFor();
  expect(await page.locator('.changes input').count()).toBe(0);
  expect(git(site.remote, 'show', `main:${home}`)).toContain('et Asse');
  // What is online is nothing to go back to. The question says what will change, and what comes of it stands there.
  const [online, first] = await page.locator('.panel details').all();
  await online?.getByText('Version actuelle').waitFor();
  await online?.locator('summary', { hasText: 'et Asse »' }).waitFor();
  await online?.locator('summary').click();
  expect(await online?.getByRole('button', { name: 'Revenir' }).count()).toBe(0);
  await first?.locator('summary').click();
  await site.request('set', { changes: [{ kind: 'set', file: home, path: ['hero', 'intro'], value: 'X' }] });
  await first?.getByRole('button', { name: 'Revenir à cette version' }).click();
  await page.getByText('Enregistrez ou abandonnez d’abord ceci : Accueil.').waitFor();
  await site.request('discard', {});
  await first?.getByRole('button', { name: 'Revenir à cette version' }).click();
  await page
    .getByRole('dialog')
    .locator('ins', { hasText: /Liedekerke$/ })
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir' }).click();
  // The return is published at once, and nothing else is.
  await expect.poll(() => git(site.remote, 'show', `main:${home}`)).not.toContain('et Asse');
  await page.locator('footer').getByText('Publié.', { exact: true }).waitFor();
  expect(await page.getByText('pas encore en ligne').count()).toBe(0);
  await expect.poll(() => shown.locator('h1').textContent()).toBe('Chauffagiste à Liedekerke ');
});

test('without versions the panel of publishing says so', async () => {
  const { site, page } = await open('');
  git(site.root, 'update-ref', '-d', 'HEAD');
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  await page.getByRole('heading', { name: 'pas encore de versions' }).waitFor();
});

test('what is left out stays whole when more of it is saved, and stays out when the rest is published', async () => {
  const { site, page } = await open('');
  const set = (language: string) => {
    const heading = { file: home.replace('fr.', `${language}.`), path: ['hero', 'heading'] };
    return site.request('set', { changes: [{ kind: 'set', ...heading, value: language }] });
  };
  await set('fr');
  await site.request('set', repairPrice(169));
  await site.request('save', {});
  await set('nl');
  await page.goto(`${site.url}&panel=publish`);
  const box = page.locator('.changes li', { hasText: 'Français: ' }).locator('input');
  await box.uncheck();
  await page.locator('.notice').getByRole('button', { name: 'Enregistrer' }).click();
  await page.locator('.panel ins').nth(2).waitFor();
  // Both languages are one box.
  expect(await box.isChecked()).toBe(false);
  const publish = page.locator('footer').getByRole('button', { name: 'Publier' });
  await publish.click();
  await page.getByText('Publié.', { exact: true }).waitFor();
  expect(git(site.remote, 'show', `main:${home}`)).not.toContain('heading: fr');
  // Also when the panel is opened again.
  await page.getByRole('button', { name: 'Un prix' }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Publier' }).click();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await publish.click();
  await page.getByText('Tout est publié.').waitFor();
  // The panel follows an undo, too.
  await undo(page);
  await page.getByText('Pas enregistré').waitFor();
});
