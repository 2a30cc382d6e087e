/** Sets the VAT switch of the price list below (TL-6): who has said how old the home is, is not asked again. */
export const showPricesFor = (age: string | undefined): void => {
  const home = age === 'new' ? 'younger' : age;
  const choice = document.querySelector<HTMLInputElement>(`[name="home-age"][value="${home}"]`);
  if (choice !== null) choice.checked = true;
};
