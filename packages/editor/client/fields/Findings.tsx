import { useEffect, useSyncExternalStore } from 'react';
import { type FindingView, isWithin, type Location } from '../../shared/api.ts';
import { Button, useEditor } from '../common.ts';

/** Locations of the fields on the screen, which tell themselves what is wrong with them. A new list with each change. */
let shown: readonly Location[] = [];
const listeners = new Set<() => void>();
const show = (locations: readonly Location[]): void => {
  shown = locations;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is wrong with the value of a field, which then tells it. */
export const useFindings = ({ file, path }: Location): readonly FindingView[] => {
  const { findings } = useEditor();
  const key = JSON.stringify({ file, path });
  useEffect(() => {
    const own = JSON.parse(key) as Location;
    show([...shown, own]);
    return () => show(shown.filter((location) => location !== own));
  }, [key]);
  return findings.filter((finding) => isWithin(finding, { file, path }));
};

/** What is wrong with values that no field on the screen has, each leading there; where it is much, one after the other. */
export const OtherFindings = () => {
  const { findings, t, view } = useEditor();
  const locations = useSyncExternalStore(subscribe, () => shown);
  const others = findings.filter((finding) => !locations.some((location) => isWithin(finding, location)));
  const [first] = others;
  if (first === undefined) return null;
  if (others.length < 3) return <Findings findings={others} isLinked />;
  return (
    <details key={JSON.stringify(view.location)} open={locations.length === 0}>
      <summary className="bad">
        {t('left', others.length)} <GoThere location={locationOf(first)} />
      </summary>
      <Findings findings={others} isLinked />
    </details>
  );
};

/** Leads to a value. */
export const GoThere = ({ location }: { location: Location }) => {
  const { go, t } = useEditor();
  return <Button look="quiet" onClick={() => go({ panel: 'field', location })} label={t('goThere')} />;
};

/** Where something is put right: what concerns a whole article in its text. */
export const locationOf = ({ file, path }: FindingView): Location =>
  path.length === 0 && file.endsWith('.md') ? { file, path: ['body'] } : { file, path };

interface Props {
  id?: string;
  findings: readonly FindingView[];
  /** Whether each leads to its value. */
  isLinked?: boolean;
}

/** What is wrong, in words. A screen reader tells what appears here. */
export const Findings = ({ id, findings, isLinked = false }: Props) => {
  const { text } = useEditor();
  return (
    <div id={id} role="status" className="findings">
      {findings.map((finding) => (
        <p key={JSON.stringify([finding.file, finding.path, finding.code])} className="bad">
          {isLinked && `${[...new Set([finding.title, finding.label].map(text))].join(' › ')} — `}
          {text(finding.message)} {isLinked && <GoThere location={locationOf(finding)} />}
        </p>
      ))}
    </div>
  );
};
