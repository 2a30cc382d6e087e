import { useEffect } from 'react';
import { type FindingView, isWithin, type LocalisedText, type Location } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';

/** The findings about the value of a field. The field has to show them: they are not listed above the panel. */
export const useFindings = ({ file, path }: Location): readonly FindingView[] => {
  const { findings, setShownFields } = useEditor();
  const key = JSON.stringify({ file, path });
  useEffect(() => {
    const own = JSON.parse(key) as Location;
    setShownFields((all) => [...all, own]);
    return () => setShownFields((all) => all.filter((location) => location !== own));
  }, [key, setShownFields]);
  return findings.filter((finding) => isWithin(finding, { file, path }));
};

/** The findings that no field on the screen shows, with a link to each. Three or more are folded where a field is shown. */
export const OtherFindings = () => {
  const { findings, t, view, shownFields } = useEditor();
  const others = findings.filter((finding) => !shownFields.some((location) => isWithin(finding, location)));
  if (others.length === 0) return null;
  return (
    <details key={JSON.stringify(view.location)} open={others.length < 3 || shownFields.length === 0}>
      <summary>{t('findingsLeft', others.length)}</summary>
      <Findings findings={others} isLinked />
    </details>
  );
};

/** Location of the field in which a finding is corrected: for a whole article, that of its text. */
export const locationOf = ({ file, path }: FindingView): Location =>
  path.length === 0 && file.endsWith('.md') ? { file, path: ['body'] } : { file, path };

/** What the owner calls the file and the value of a finding. */
export const namesOf = ({ title, label }: FindingView, text: (texts: LocalisedText) => string): string =>
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
          {isLinked && `${namesOf(finding, text)} — `}
          {text(finding.message)}{' '}
          {isLinked && <Button look="quiet" onClick={() => open(finding)} label={t('openValue')} />}
        </p>
      ))}
    </div>
  );
};
