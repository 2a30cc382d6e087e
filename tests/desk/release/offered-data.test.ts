import { expect, test } from 'vitest';
import { startDeskPage } from './desk-page.ts';
import { openTask } from './thing-forms.ts';

const started = startDeskPage();

test('DK-1: in the answer of a new question data are offered after {, shown filled in, and taken with Enter', async () => {
  const { page } = started();
  await openTask(page, 'question');
  const answer = page.locator('[id="question.answer.fr"]');
  await answer.focus();
  await page.keyboard.type('Une réparation coûte {reparation');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  expect(await answer.inputValue()).toMatch(/coûte \{[\w.-]+\}$/);
  expect(await page.getByText('Affiché').locator('..').textContent()).toMatch(/coûte .*€/);
});
