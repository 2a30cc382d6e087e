import type { Page } from 'playwright-core';

/** Elements that break the rules of signs (CONTRIBUTING.md, Style): look like a button and are none, are red and call nobody. @returns each with what is wrong */
export const misleadingLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable = 'a, button, label, summary, input, textarea, select, [role="button"]';
    const red = getComputedStyle(document.documentElement).getPropertyValue('--color-action-fill');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = red;
    const redFill = getComputedStyle(probe).color;
    probe.remove();
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { boxShadow, backgroundColor, display } = getComputedStyle(element);
      const name = `<${element.localName}> "${element.textContent?.trim().slice(0, 40)}"`;
      const isPressable =
        element.closest(pressable) !== null || element.querySelector(':scope a, :scope > input') !== null;
      return [
        // The heading of a sticky row has an inset shadow as its border line, and is no button.
        ...(boxShadow.includes('inset') && !isPressable && element.localName !== 'th'
          ? [`${name} looks like a button and is none`]
          : []),
        ...(display === 'contents' && !backgroundColor.endsWith(' 0)')
          ? [`${name} has a ground that nobody sees: it has no box`]
          : []),
        ...(element.matches('a, button') && backgroundColor === redFill && !element.matches('[href^="tel:"]')
          ? [`${name} is red and calls nobody`]
          : []),
      ];
    });
  });
