import { useEffect } from 'react';
import { type FindingView, isWithin, keyAt, type LocalisedText, type Location } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';

/**
 * The findings about the value of a field. The field has to show them: they are not listed above the panel.
 * @param isBegun whether the owner has typed, left the field, or tried to save: an empty new field is no mistake before
 */
export const useFindings = ({ file, path }: Location, isBegun: boolean): readonly FindingView[] => {
  const { findings, setShownFields, refusedKeys } = useEditor();
  const key = JSON.stringify({ file, path });
  const isTold = isBegun || refusedKeys.current.has(keyAt({ file, path }));
  useEffect(() => {
    const own = { ...(JSON.parse(key) as Location), isTold };
    setShownFields((all) => [...all, own]);
    return () => setShownFields((all) => all.filter((location) => location !== own));
  }, [key, isTold, setShownFields]);
  return isTold ? findings.filter((finding) => isWithin(finding, { file, path })) : [];
};

/** The findings that the owner is told, and those of them that no field on the screen shows. */
export const useToldFindings = () => {
  const { findings, shownFields } = useEditor();
  const fieldOf = (finding: FindingView) => shownFields.find((location) => isWithin(finding, location));
  const told = findings.filter((finding) => fieldOf(finding)?.isTold ?? true);
  return { told, others: told.filter((finding) => !fieldOf(finding)) };
};

/** How many findings are left, and those that no field shows, with a link to each. Three or more are folded beside a field. */
export const OtherFindings = () => {
  const { t, view, shownFields } = useEditor();
  const { told, others } = useToldFindings();
  if (told.length === 0) return null;
  const count = t('findingsLeft', told.length);
  if (others.length === 0) return <p className="bad">{count}</p>;
  return (
    <details key={JSON.stringify(view.location)} open={others.length < 3 || shownFields.length === 0}>
      <summary>{count}</summary>
      <Findings findings={others} isLinked />
    </details>
  );
};

/** Location of the field in which a finding is corrected: for a whole article, that of its text. */
export const locationOf = ({ file, path }: FindingView): Location =>
  path.length === 0 && file.endsWith('.md') ? { file, path: ['body'] } : { file, path };

/** What the owner calls the file and the value of a finding. */
export const findingPlace = ({ title, label }: FindingView, text: (texts: LocalisedText) => string): string =>
  [...new Set([title, label].map(text))].join(' › ');

interface Props {
  id?: string;
  findings: readonly FindingView[];
  /** Whether each leads to its value. */
  isLinked?: boolean;
}

/** Findings in words. A screen reader reads new ones. */
export const Findings = ({ id, findings, isLinked = false }: Props) => {
  const { t, text, go } = useEditor();
  const open = (finding: FindingView) => go({ panel: 'field', location: locationOf(finding) });
  return (
    <div id={id} role="status" className="findings">
      {findings.map((finding) => (
        <p key={JSON.stringify([finding.file, finding.path, finding.message])} className="bad">
          {isLinked && `${findingPlace(finding, text)} — `}
          {text(finding.message)}{' '}
          {isLinked && <Button look="quiet" onClick={() => open(finding)} label={t('openValue')} />}
        </p>
      ))}
    </div>
  );
};
