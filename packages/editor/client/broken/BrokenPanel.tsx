import type { BrokenFile } from '../../shared/api.ts';
import { Button, request, useEditor } from '../common.ts';
import { Panel } from '../panel/Panel.tsx';

const Broken = ({ broken }: { broken: BrokenFile }) => {
  const { t, text, setState, announce, fail, reloadAll } = useEditor();
  const { file, title, message, line, lastGood } = broken;
  const repair = (fixed: string) => {
    request('repair', { file, text: fixed }).then((state) => {
      setState(state);
      reloadAll();
      announce(t('restored'));
    }, fail);
  };
  return (
    <section className="stack">
      <h3>{text(title)}</h3>
      <p className="bad">
        {t('line', line)}: {text(message)}
      </p>
      <code>{file}</code>
      {lastGood && <Button onClick={() => repair(lastGood.text)} label={t('lastGood', lastGood.day)} />}
    </section>
  );
};

/** The files that cannot be read, each with its mistake and a button that restores its last good version. */
export const BrokenPanel = () => {
  const { t, overview } = useEditor();
  return (
    <Panel title={t('broken')}>
      <p>{t('brokenHelp')}</p>
      {overview.broken.map((broken) => (
        <Broken key={broken.file} broken={broken} />
      ))}
    </Panel>
  );
};
