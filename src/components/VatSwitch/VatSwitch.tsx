import type { UiLabels } from '#src/content/content.ts';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './VatSwitch.module.css';

/** Labels of the switch. */
export type VatSwitchLabels = UiLabels['price']['vatSwitch'];

/**
 * Age of the home: which of two totals the prices of the page show (TL-6). Radio buttons and `:has()`, no script: a total
 * says with `data-home` to which homes it applies. Where the browser does not know `:has()`, and on paper, both totals
 * stand with the rule. Once a page. The choice is kept within the page and by the Back button; nothing is stored.
 */
export function VatSwitch({ legend, older, younger, rule }: VatSwitchLabels) {
  return (
    <fieldset className={`cluster ${styles.switch}`}>
      <legend>{legend}</legend>
      <label>
        <input type="radio" name="home-age" value="older" defaultChecked />
        {older}
      </label>
      <label>
        <input type="radio" name="home-age" value="younger" />
        {younger}
      </label>
      <Paragraph>{rule}</Paragraph>
    </fieldset>
  );
}
