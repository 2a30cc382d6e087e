/** A text whose lines break neither before `: ; ! ?` nor inside « », where French has spaces. */
export const withoutBreaks = (text: string): string =>
  text.replace(/ (?=[:;!?»](?:[\s)»”.,]|$))|(?<=«) /g, '\u00a0');

const setTexts = (root: Node): void => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node !== null; node = texts.nextNode()) {
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
    const set = withoutBreaks(text);
    // What is being typed has the spaces that were typed: they are saved.
    if (set !== text && node.parentElement?.localName !== 'textarea') node.nodeValue = set;
  }
};

/**
 * Keeps lines of the desk from breaking there, wherever a text comes from: its own words, what the owner has typed, names
 * of pages, and what stands between elements. Runs before the browser paints; React compares what it renders, not the page.
 */
export const keepTogether = (root: HTMLElement): void => {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) setTexts(node);
  }).observe(root, { subtree: true, childList: true, characterData: true });
};
