import { Button, request, useEditor } from '../common.ts';
import { Panel } from '../panel/Panel.tsx';

/** The files that cannot be read, each with its mistake and a button that restores its last good version. */
export const BrokenPanel = () => {
  const { t, text, overview, replaceState, announce, fail } = useEditor();
  const repair = async (file: string, fixed: string) => {
    replaceState(await request('repair', { file, text: fixed }));
    announce(t('restored'));
  };
  return (
    <Panel title={t('broken')}>
      <p>{t('brokenHelp')}</p>
      {overview.broken.map(({ file, title, message, line, lastGood }) => (
        <section key={file} className="stack">
          <h3>{text(title)}</h3>
          <p className="bad">
            {t('line', line)}: {text(message)}
          </p>
          <code>{file}</code>
          {lastGood && (
            <Button
              onClick={() => repair(file, lastGood.text).catch(fail)}
              label={t('lastGood', lastGood.day)}
            />
          )}
        </section>
      ))}
    </Panel>
  );
};
