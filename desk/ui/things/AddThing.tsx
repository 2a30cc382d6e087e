import './things.css';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Value } from '../../source/change.ts';
import type { Thing } from '../../things/thing.ts';
import { type Answers, ask, type DeskState } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { useAction } from '../use-action.ts';
import { hashOf } from '../view.ts';
import { filledIn } from './filled-in.ts';
import { type Body, bodyOf } from './form-body.ts';
import { LaterPriceCheck } from './LaterPriceCheck.tsx';
import { LaterPricePreview } from './LaterPricePreview.tsx';
import { proposeOfficialName } from './official-name.ts';
import { RemovalCheck } from './RemovalCheck.tsx';
import { proposeSlug } from './slug.ts';
import { ThingField } from './ThingField.tsx';
import { type Done, ThingResult } from './ThingResult.tsx';
import { thingFields } from './thing-fields.ts';
import { useRefusals } from './use-refusals.ts';
import { whatIsDone } from './what-is-done.ts';

interface Props {
  kind: Thing['kind'];
  state: DeskState;
  /** Loads what the desk knows of the content anew: the result names what is there since. */
  onDone: () => Promise<void>;
}

/** A form that adds or removes a thing with all its files, and says what is left to write. */
export const AddThing = ({ kind, state, onDone }: Props) => {
  const { say, language } = useDesk();
  const [done, setDone] = useState<Done | null>(null);
  const { busy, error, run } = useAction();
  const [removal, setRemoval] = useState<(Answers['consequences'] & { body: Body }) | null>(null);
  const [announced, setAnnounced] = useState<{ body: Body; answer: Answers['announce'] } | null>(null);
  const [typed, setTyped] = useState<Body | null>(null);
  /** How many things were written: each gets a new form. */
  const [count, setCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isRemoval = kind.startsWith('remove');
  // What the desk tells first is confirmed by another button.
  const sends = isRemoval ? 'checkRemoval' : kind === 'laterPrice' ? 'checkPrice' : kind;
  const fields = thingFields(kind, state, language, typed?.slug === undefined ? null : String(typed.slug));

  const { refused, problems, wrong, refuse, attempt, edit } = useRefusals(fields);
  const send = (request: () => Promise<void>) =>
    run(() => {
      setDone(null);
      return attempt(request);
    });

  const nameIn = (key: string, value: Value | undefined): string =>
    fields.find((field) => field.key === key)?.options?.find(([option]) => option === value)?.[1] ?? '';

  const write = (body: Body) =>
    send(async () => {
      const answer = await ask('add', body);
      setRemoval(null);
      setAnnounced(null);
      if (answer.result === 'refused') refuse(answer.problems);
      if (answer.result !== 'saved') return;
      await onDone();
      const left = removal?.names ?? announced?.answer.texts ?? answer.left;
      const price = announced?.answer.references.find(({ name }) => name === `{${body.price}}`);
      const printed = price?.[language === 'nl' ? 'nl' : 'fr'] ?? '';
      setDone({ ...answer, what: whatIsDone(body, nameIn, language, printed), left });
      // The form is empty again, ready for another.
      setCount((last) => last + 1);
      setTyped(null);
    });
  const toForm = () => {
    setRemoval(null);
    setAnnounced(null);
    form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body: Body = { kind, ...bodyOf(fields, data) };
    const noNumber = fields.find(({ key }) => Number.isNaN(body[key]));
    if (noNumber !== undefined) {
      const message = say('noNumber', String(data.get(noNumber.key)).trim());
      return send(async () => refuse([{ file: '', path: [noNumber.key], items: [], message }]));
    }
    if (!isRemoval && kind !== 'laterPrice') return write(body);
    return send(async () => {
      setRemoval(null);
      setAnnounced(null);
      if (kind === 'laterPrice') {
        const answer = filledIn(await ask('announce', body));
        refuse(answer.problems);
        setAnnounced(answer.problems.length > 0 ? null : { body, answer });
      } else setRemoval({ body, ...(await ask('consequences', body)) });
    });
  };

  return (
    <section aria-label={say(kind)}>
      <p>
        <a href={hashOf({ page: 'add' })}>← {say('allTasks')}</a>
      </p>
      <h1 tabIndex={-1}>{say(kind)}</h1>
      {kind === 'laterPrice' && <p className="hint">{say('laterPriceHelp')}</p>}
      {fields.some(({ key }) => key === 'like') && <p className="hint">{say('patternHelp')}</p>}
      {isRemoval && <p className="hint">{say('removeHelp')}</p>}
      <form
        onSubmit={submit}
        key={count}
        ref={form}
        onChange={({ currentTarget, target }) => {
          if (target instanceof HTMLInputElement) proposeSlug(currentTarget, fields, target);
          edit((target instanceof HTMLElement && target.getAttribute('name')) || '');
          proposeOfficialName(currentTarget, fields, target);
          setRemoval(null);
          setAnnounced(null);
          setTyped(bodyOf(fields, new FormData(currentTarget)));
        }}
      >
        {fields.map((spec) => (
          <ThingField key={spec.key} {...{ kind, spec, wrong }} />
        ))}
        <button type="submit" className="main" aria-disabled={busy}>
          {busy ? say('saving') : say(sends)}
        </button>
      </form>
      {removal !== null && (
        <RemovalCheck
          name={nameIn('slug', removal.body.slug)}
          target={nameIn('to', removal.body.to)}
          links={removal.links}
          names={removal.names}
          counts={removal.counts}
          hasFaultCodes={removal.hasFaultCodes}
          busy={busy}
          onConfirm={() => !busy && write(removal.body)}
          onCancel={toForm}
        />
      )}
      {announced !== null && (
        <LaterPriceCheck
          from={String(announced.body.from)}
          {...announced.answer}
          busy={busy}
          onConfirm={() => !busy && write(announced.body)}
          onCancel={toForm}
        />
      )}
      <ThingResult {...{ kind, fields, problems, refused, done, error }} />
      {kind === 'laterPrice' && typed !== null && (
        <LaterPricePreview
          state={state}
          price={String(typed.price)}
          low={Number(typed.low)}
          high={typed.high === undefined ? null : Number(typed.high)}
        />
      )}
    </section>
  );
};
