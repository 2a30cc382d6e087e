import { useEffect, useState } from 'react';
import type { Progress, Published, Requests } from '../../shared/api.ts';
import { ask, reasonOf } from '../api.ts';
import { Findings } from '../fields/Findings.tsx';
import { useEditor } from '../state/editor.ts';

/** Milliseconds between two questions how far it is. */
const interval = 400;

/** Publishes files, and tells how far it is and how it went. */
export const usePublish = () => {
  const { state } = useEditor();
  const [isRunning, setRunning] = useState(false);
  const [steps, setSteps] = useState<Progress['steps']>([]);
  const [result, setResult] = useState<Published | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is changed after it is not published
  useEffect(() => setResult(null), [state]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      ask('progress', {}).then(
        (progress) => setSteps(progress.steps),
        () => undefined,
      );
    }, interval);
    return () => clearInterval(timer);
  }, [isRunning]);

  const publish = async (asked: Requests['publish'][0]): Promise<void> => {
    setRunning(true);
    setResult(null);
    try {
      setResult(await ask('publish', asked));
      setSteps((await ask('progress', {})).steps);
    } catch (error) {
      const failure = reasonOf(error);
      setResult({ commit: null, pushed: false, failure, findings: [] });
    }
    setRunning(false);
  };
  return { isRunning, steps, result, publish };
};

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
        <p className="good">{t(result.pushed ? 'published' : 'noRemote')}</p>
      )}
      {result && <Findings findings={result.findings} isLinked />}
    </section>
  );
};
