import { useEffect } from 'react';
import { keyAt, type Location } from '../../shared/api.ts';
import { Button, useEditor, useRequest } from '../common.ts';
import { AddButton, ItemButtons } from '../fields/ListNode.tsx';
import { isSelected } from '../page/selected-element.ts';
import { FieldEditor } from './FieldsPanel.tsx';
import { FollowLink, ReferencedValues, ShownOn } from './Links.tsx';
import { Panel } from './Panel.tsx';

/** The panel of one value: both languages, what it prints, where it is shown. */
export const FieldPanel = ({ location }: { location: Location }) => {
  const { t, text, go, view, state } = useEditor();
  const { pageLanguage, page } = view;
  const { answer: field, key } = useRequest('field', { location }, state.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a value is opened, not after a save
  useEffect(() => {
    if (field === null) return;
    const addresses = field.pages.flatMap((one) => one[pageLanguage] ?? []);
    // If the page does not show the value, the frame goes to the first page that does.
    const [first] = addresses;
    if (first !== undefined && !isSelected(location) && !addresses.includes(page)) go({ page: first });
  }, [keyAt(location), field === null]);
  if (field === null) return <Panel title={t('loading')} />;
  const open = (other: Location | null) => go({ panel: 'field', location: other });
  return (
    <Panel title={text(field.label)}>
      <FollowLink />
      {field.parents.length > 0 && (
        <nav className="parents" aria-label={t('partOf')}>
          {field.parents.map((parent) => (
            <Button
              key={keyAt(parent.location)}
              look="quiet"
              onClick={() => open(parent.location)}
              label={text(parent.label)}
            />
          ))}
        </nav>
      )}
      {field.photo && <Button look="quiet" onClick={() => open(field.photo)} label={t('photo')} />}
      <FieldEditor key={key} field={field} />
      {field.lists.map((list) => (
        <p key={`${key}${JSON.stringify(list.inputs[0]?.path)}`} className="buttons">
          <ItemButtons {...list} path={location.path} />
          <AddButton {...list} />
        </p>
      ))}
      <ReferencedValues references={field.references} />
      <ShownOn pages={field.pages} />
    </Panel>
  );
};
