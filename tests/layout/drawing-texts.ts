import type { Page } from 'playwright-core';

/**
 * Text rendered smaller than 12 px in the drawings that are files. Such a drawing is laid out again in a shadow tree of
 * the size that the page gives it, where its text can be measured. The page must not enforce its content security policy.
 */
export const smallDrawingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const problems: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')) {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0 || !image.checkVisibility({ visibilityProperty: true })) continue;
      const source = await fetch(image.src).then((answer) => answer.text());
      if (!source.includes('<text')) continue;
      const host = document.createElement('div');
      host.style.cssText = `position:absolute;left:0;top:0;visibility:hidden;width:${width}px;height:${height}px;overflow:hidden`;
      document.body.append(host);
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = source.slice(source.indexOf('<svg'));
      const svg = root.querySelector('svg');
      if (svg === null) continue;
      const { objectFit, objectPosition } = getComputedStyle(image);
      const [x = '50%', y = '50%'] = objectPosition.split(' ');
      const [own = { width, height }] = [svg.viewBox.baseVal];
      const scale = Math.max(width / own.width, height / own.height);
      svg.style.cssText =
        objectFit === 'cover'
          ? `position:absolute;width:${own.width * scale}px;height:${own.height * scale}px;left:calc((${width}px - ${own.width * scale}px) * ${Number.parseFloat(x) / 100});top:calc((${height}px - ${own.height * scale}px) * ${Number.parseFloat(y) / 100})`
          : 'width:100%;height:100%';
      const box = host.getBoundingClientRect();
      for (const text of svg.querySelectorAll('text')) {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
        const letters = text.querySelector('tspan') ?? text;
        const size = Number.parseFloat(getComputedStyle(letters).fontSize) * Math.hypot(a, b);
        const isSeen = right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        if (isSeen && size < 11.95) {
          const file = image.src.split('/').at(-1);
          problems.push(`${Math.round(size * 10) / 10} px: “${text.textContent}” in ${file}`);
        }
      }
      host.remove();
    }
    return problems;
  });
