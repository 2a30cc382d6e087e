import { plain } from '../rich/plain.ts';
import { useEditor } from '../state/editor.ts';
import { FollowLink } from './FollowLink.tsx';
import { Panel } from './Panel.tsx';
import { Printed } from './Printed.tsx';

interface Props {
  /** What was clicked. */
  words: string;
  why: string;
}

/** Says why a text or a picture of the page cannot be edited, and leads to the values in it. */
export const FixedPanel = ({ words, why }: Props) => {
  const { t, references, view } = useEditor();
  const whole = plain(words);
  const values = references.references.filter((one) => {
    const printed = plain(one[view.language]);
    return printed.length > 2 && whole.includes(printed);
  });
  return (
    <Panel title={t('fixedTitle')}>
      {words !== '' && <blockquote>{words}</blockquote>}
      <p>{why}</p>
      <FollowLink />
      <Printed references={values.slice(0, 8)} />
    </Panel>
  );
};
