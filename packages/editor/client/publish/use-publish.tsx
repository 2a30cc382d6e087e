import { useEffect, useState } from 'react';
import type { Published, Requests } from '../../shared/api.ts';
import { reasonOf, request, useEditor } from '../common.ts';
import { Findings } from '../fields/Findings.tsx';

/** Returns a function that publishes files, whether it is running, and its result. */
export const usePublish = () => {
  const { state, reloadAll } = useEditor();
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<Published | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after another change, "published" would be wrong
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
    reloadAll();
  };
  return { isRunning, result, publish };
};

/** Whether publishing runs, or its result. */
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
