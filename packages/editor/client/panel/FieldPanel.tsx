import { useEffect } from 'react';
import type { SchemaPart } from '../../shared/schema-part.ts';
import type { Place } from '../../shared/values.ts';
import { Button } from '../Button.tsx';
import { AddButton } from '../fields/ListNode.tsx';
import { hasOpenText } from '../page/show-text.ts';
import { useEditor } from '../state/editor.ts';
import { useAnswer } from '../state/use-answer.ts';
import { FieldEditor } from './FieldsPanel.tsx';
import { FollowLink, Printed, ShownOn } from './Links.tsx';
import { Panel } from './Panel.tsx';
import { SaveButtons } from './use-save.tsx';

/** The panel of one value: both languages, what it prints, where it is shown. */
export const FieldPanel = ({ place }: { place: Place }) => {
  const { t, text, go, view } = useEditor();
  const { language, page } = view;
  const { answer: field, key } = useAnswer('field', { place });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a value is opened, not when somebody goes to another page
  useEffect(() => {
    if (field === null) return;
    const addresses = field.pages.flatMap((one) => one[language] ?? []);
    // A value that was not found in the page is shown on the first of its pages.
    const [first] = addresses;
    if (first !== undefined && !hasOpenText(JSON.stringify(place)) && !addresses.includes(page))
      go({ page: first });
  }, [field]);
  if (field === null) return <Panel title={t('loading')}>{null}</Panel>;
  return (
    <Panel title={text(field.label)} footer={<SaveButtons />}>
      {field.parents.length > 0 && (
        <nav className="parents" aria-label={t('partOf')}>
          {field.parents.map((parent) => (
            <Button
              key={JSON.stringify(parent.place)}
              look="quiet"
              onClick={() => go({ panel: 'field', place: parent.place })}
              label={text(parent.label)}
            />
          ))}
        </nav>
      )}
      {field.photo && (
        <p>
          <Button
            look="quiet"
            onClick={() => go({ panel: 'field', place: field.photo })}
            label={t('photo')}
          />
        </p>
      )}
      <FollowLink />
      <FieldEditor key={key} field={field} />
      {field.lists.map(({ label, schema, inputs }) => (
        <AddButton
          key={JSON.stringify(inputs[0]?.path)}
          {...{ label, inputs }}
          schema={schema as SchemaPart}
        />
      ))}
      <Printed references={field.references} />
      <ShownOn pages={field.pages} />
    </Panel>
  );
};
