/**
 * Opens the visitor's mail program. It clicks a link instead of setting `location.href`: the page stays where no mail
 * program is set up, and a test can listen for the click.
 */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
