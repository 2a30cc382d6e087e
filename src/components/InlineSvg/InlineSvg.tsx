import { viewBoxOf } from '#src/drawings/svg.ts';
import styles from './InlineSvg.module.css';

interface Props {
  /** Source of the drawing: `import house from '#src/drawings/home/house.svg?raw'`. */
  svg: string;
  /** What it shows, for those who do not see it; null where the words beside it say the same. */
  label: string | null;
}

/** A drawing set into the page, so that it takes the page's tokens and may hold links. */
export function InlineSvg({ svg, label }: Props) {
  const body = svg.slice(svg.indexOf('<svg'));
  const name =
    label === null
      ? 'aria-hidden="true"'
      : `role="${body.includes('<a ') ? 'group' : 'img'}" aria-label="${escapeAttribute(label)}"`;
  const { width, height } = viewBoxOf(body, 'A drawing that a page sets');
  const size = / width="/.test(body.slice(0, body.indexOf('>')))
    ? ''
    : ` width="${width}" height="${height}"`;
  // Line breaks between shapes are for who reads the source.
  const html = body.replace('<svg', `<svg ${name}${size}`).replaceAll('>\n<', '><');
  // The source is a file of this repository, not something a visitor sent.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: html }} />;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
