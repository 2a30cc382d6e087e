/**
 * Opens the visitor's mail program. A clicked link rather than `location.href`: the page stays put where no
 * mail program is set up, and a test can listen for the click.
 */
export function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
