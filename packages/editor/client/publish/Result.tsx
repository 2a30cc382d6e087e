import { Findings } from '../fields/Findings.tsx';
import { useEditor } from '../state/editor.ts';
import type { usePublish } from './use-publish.ts';

/** How far publishing is, and how it went. */
export const Result = ({ steps, result, isRunning }: Omit<ReturnType<typeof usePublish>, 'publish'>) => {
  const { t, text } = useEditor();
  if (!isRunning && result === null) return null;
  return (
    <section aria-live="polite">
      <ol className="steps">
        {steps.map(({ id, label, state }) => (
          <li key={id} data-state={state}>
            {text(label)} <span className="hint">{t(`step-${state}`)}</span>
          </li>
        ))}
      </ol>
      {result?.failure && <p className="bad">{text(result.failure)}</p>}
      {result && result.failure === null && (
        <p className="good">{t(result.pushed ? 'published' : 'committed')}</p>
      )}
      {result && <Findings findings={result.findings} isLinked />}
    </section>
  );
};
