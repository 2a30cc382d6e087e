/** The last prefilled text. Another one may replace it. */
let prefilled = '';

/** Puts a text into the message field of the page's contact form, unless the visitor has written something there. */
export const prefillMessage = (text: string): void => {
  const field = document.querySelector<HTMLTextAreaElement>('#contact textarea[name="message"]');
  if (field === null || (field.value.trim() !== '' && field.value !== prefilled)) return;
  field.value = text;
  prefilled = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
