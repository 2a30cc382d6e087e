/** Renders the PNG icons from favicon.svg with the browser of the tests. Run after the drawing of the icon changes. */
import { readFileSync } from 'node:fs';
import { launch } from '../tests/browser/browser.ts';

const icons = { 'icon-512.png': 512, 'icon-192.png': 192, 'apple-touch-icon.png': 180 };
const source = `data:image/svg+xml;base64,${readFileSync('public/favicon.svg').toString('base64')}`;
const browser = await launch();
for (const [name, size] of Object.entries(icons)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}</style><img src="${source}" width="${size}" height="${size}">`);
  await page.screenshot({ path: `public/${name}`, omitBackground: true });
}
await browser.close();
