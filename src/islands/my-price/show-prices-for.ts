/** Sets the VAT switch of the price list (TL-6) to the age of the home, so that a visitor answers that question once. */
export const showPricesFor = (age: string | undefined): void => {
  const home = age === 'new' ? 'younger' : age;
  const choice = document.querySelector<HTMLInputElement>(`[name="home-age"][value="${home}"]`);
  if (choice !== null) choice.checked = true;
};
