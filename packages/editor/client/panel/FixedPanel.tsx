import { plain } from '../rich/plain.ts';
import { useEditor } from '../state/editor.ts';
import { FollowLink } from './FollowLink.tsx';
import { Panel } from './Panel.tsx';
import { Printed } from './Printed.tsx';

/** Says why a text of the page cannot be edited, and leads to the values in it. */
export const FixedPanel = ({ words }: { words: string }) => {
  const { t, references, view } = useEditor();
  const whole = plain(words);
  const values = references.references.filter((one) => {
    const printed = plain(one[view.language]);
    return printed.length > 2 && whole.includes(printed);
  });
  return (
    <Panel title={t('fixedTitle')}>
      <blockquote>{words}</blockquote>
      <p>{t('fixedWhy')}</p>
      <FollowLink />
      <Printed references={values.slice(0, 8)} />
    </Panel>
  );
};
