import './things.css';
import { type SubmitEvent, useRef, useState } from 'react';
import { formatDate } from '#src/lib/format.ts';
import type { Problem } from '../../server/problem.ts';
import type { Value } from '../../source/change.ts';
import type { Thing } from '../../things/thing.ts';
import { ask, type DeskState, type Field } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { amountOf } from '../form/amount.ts';
import { nameOf } from '../names.ts';
import { useAction } from '../use-action.ts';
import { LaterPricePreview } from './LaterPricePreview.tsx';
import { RemovalCheck } from './RemovalCheck.tsx';
import { proposeSlug, slugOf } from './slug.ts';
import { ThingField } from './ThingField.tsx';
import { type Done, ThingResult } from './ThingResult.tsx';
import { type FieldSpec, thingFields } from './thing-fields.ts';

interface Props {
  kind: Thing['kind'];
  state: DeskState;
  onDone: () => void;
}

type Body = Record<string, Value>;

/** What a field of the form holds, as the request needs it. */
const bodyOf = (fields: readonly FieldSpec[], form: FormData): Body =>
  Object.fromEntries(
    fields.flatMap(({ key, type, optional, from }): [string, Value][] => {
      const get = (name: string) => String(form.get(name) ?? '').trim();
      // A paragraph: a line break in the box would only divide the text in the file.
      const line = (name: string) => get(name).replace(/\s*\n\s*/g, ' ');
      if (type === 'twin') return [[key, { fr: line(`${key}.fr`), nl: line(`${key}.nl`) }]];
      if (optional && get(key) === '') return [];
      if (from !== undefined) return [[key, slugOf(get(key))]];
      return [[key, type === 'number' ? amountOf(get(key)) : get(key)]];
    }),
  );

/** A form that adds or removes a thing with all its files, and says what is left to write. */
export const AddThing = ({ kind, state, onDone }: Props) => {
  const { say, language } = useDesk();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const { busy, error, run } = useAction();
  const [removal, setRemoval] = useState<{ body: Body; links: Field[]; names: Field[] } | null>(null);
  const [typed, setTyped] = useState<Body | null>(null);
  /** How many things were written: each gets a new form. */
  const [count, setCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isRemoval = kind.startsWith('remove');
  const fields = thingFields(kind, state, language, typed?.slug === undefined ? null : String(typed.slug));

  const nameIn = (key: string, value: Value | undefined): string =>
    fields.find((field) => field.key === key)?.options?.find(([option]) => option === value)?.[1] ?? '';

  /** What was removed, or the price and its day, in words; null where the link to what was added says it. */
  const whatIsDone = ({ slug, price, from, low, high }: Body): string | null => {
    if (kind === 'removeTown') return say('town-removed', nameIn('slug', slug));
    if (kind === 'removeBrand') return say('brand-removed', nameIn('slug', slug));
    if (kind === 'removeArticle') return say('article-removed', nameIn('slug', slug));
    if (kind !== 'laterPrice') return null;
    const day = formatDate(String(from), language === 'nl' ? 'nl' : 'fr');
    const values = [low, high].filter((value) => value !== undefined);
    const amount = values.map((value) => value?.toLocaleString(`${language}-BE`)).join(` ${say('rangeTo')} `);
    return `${say('laterPrice-new', day)} : ${nameIn('price', price)} → ${amount}`;
  };

  const write = (body: Body) =>
    run(async () => {
      setDone(null);
      setProblems([]);
      const answer = await ask('add', body);
      setRemoval(null);
      setProblems(answer.result === 'refused' ? answer.problems : []);
      if (answer.result !== 'saved') return;
      setDone({ ...answer, what: whatIsDone(body), left: removal === null ? answer.left : removal.names });
      // The form is empty again, ready for another.
      setCount((last) => last + 1);
      setTyped(null);
      onDone();
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body: Body = { kind, ...bodyOf(fields, data) };
    const wrong = fields.find(({ key }) => Number.isNaN(body[key]));
    if (wrong !== undefined)
      return run(async () => {
        throw new Error(
          `${nameOf(wrong.key, language)} : ${say('noNumber', String(data.get(wrong.key)).trim())}`,
        );
      });
    if (!isRemoval) return write(body);
    return run(async () => {
      setDone(null);
      setProblems([]);
      setRemoval(null);
      setRemoval({ body, ...(await ask('mentions', body)) });
    });
  };

  return (
    <section aria-label={say(kind)}>
      <h2>{say(kind)}</h2>
      {kind === 'laterPrice' && <p className="hint">{say('laterPriceHelp')}</p>}
      {fields.some(({ key }) => key === 'like') && <p className="hint">{say('patternHelp')}</p>}
      {isRemoval && <p className="hint">{say('removeHelp')}</p>}
      <form
        onSubmit={submit}
        key={count}
        ref={form}
        onChange={({ currentTarget, target }) => {
          if (target instanceof HTMLInputElement) proposeSlug(currentTarget, fields, target);
          setRemoval(null);
          setTyped(bodyOf(fields, new FormData(currentTarget)));
        }}
      >
        {fields.map((spec) => (
          <ThingField key={spec.key} {...{ kind, spec }} />
        ))}
        <button type="submit" className="main" aria-disabled={busy}>
          {busy ? say('saving') : say(kind)}
        </button>
      </form>
      {removal !== null && (
        <RemovalCheck
          name={nameIn('slug', removal.body.slug)}
          target={nameIn('to', removal.body.to)}
          links={removal.links}
          names={removal.names}
          busy={busy}
          onConfirm={() => !busy && write(removal.body)}
          onCancel={() => {
            setRemoval(null);
            form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
          }}
        />
      )}
      <ThingResult {...{ kind, problems, done, error }} />
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
