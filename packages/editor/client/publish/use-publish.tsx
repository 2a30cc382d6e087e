import { useEffect, useState } from 'react';
import type { Published, Requests } from '../../shared/api.ts';
import { reasonOf, request, useEditor } from '../common.ts';
import { Findings } from '../fields/Findings.tsx';

/** Publishes files, and tells how it went. */
export const usePublish = () => {
  const { state } = useEditor();
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<Published | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is changed after it is not published
  useEffect(() => setResult(null), [state]);

  const publish = async (asked: Requests['publish'][0]): Promise<void> => {
    setRunning(true);
    setResult(null);
    try {
      setResult(await request('publish', asked));
    } catch (error) {
      setResult({ commit: null, pushed: false, failure: reasonOf(error), findings: [] });
    }
    setRunning(false);
  };
  return { isRunning, result, publish };
};

/** That it runs, and how it went. */
export const Result = ({ result, isRunning }: Omit<ReturnType<typeof usePublish>, 'publish'>) => {
  const { t, text } = useEditor();
  return (
    <section aria-live="polite">
      {isRunning && <p>{t('publishing')}</p>}
      {result?.failure && <p className="bad">{text(result.failure)}</p>}
      {result && result.failure === null && (
        <p className="good">{t(result.pushed ? 'published' : 'noRemote')}</p>
      )}
      {result && <Findings findings={result.findings} isLinked />}
    </section>
  );
};
