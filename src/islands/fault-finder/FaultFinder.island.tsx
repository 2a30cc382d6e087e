/** Why an island: which of some hundred codes a visitor means is known only once it is typed. */

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GasWarning } from '#src/components/GasWarning/GasWarning.tsx';
import { type FinderBrand, findAnswer, parseTypedCode } from '#src/lib/fault-codes/finder.ts';
import type { Language } from '#src/lib/language.ts';
import { readFields, readQuery, useInitialQuery, writeFields, writeQuery } from '../shared/query-state.ts';
import { AnswerCard } from './AnswerCard.tsx';
import type { FinderLabels } from './labels.ts';
import { NextStep } from './NextStep.tsx';
import { parameterNames, parseQuery } from './query-parameters.ts';
import { SearchForm } from './SearchForm.tsx';
import { UnknownCode } from './UnknownCode.tsx';
import { useCodeListClicks } from './use-code-list-clicks.ts';

interface Props {
  lang: Language;
  labels: FinderLabels;
  call: { href: string; label: string };
  brands: readonly FinderBrand[];
}

type Result =
  | { kind: 'none' }
  | { kind: 'wrong'; brandError: string | null; codeError: string | null }
  | { kind: 'answered'; brand: FinderBrand; code: string; family: string };

/** The fault finder (TL-1): brand and code in, meaning, advice, price and number out. */
export default function FaultFinder({ lang, labels, call, brands }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLElement>(null);
  const params = parameterNames[lang];
  const [result, setResult] = useState<Result>({ kind: 'none' });
  /** Counts the searches of the visitor. The answer of each gets the focus. */
  const [searches, setSearches] = useState(0);
  /** The code and brand on the drawn display and plate. They change in a transition, so that typing stays fast. */
  const [drawnInput, setDrawnInput] = useState({ brand: '', code: '' });

  const readForm = () =>
    parseQuery(form.current === null ? {} : readFields(form.current, [params.brand, params.code]));
  const updateDrawnInput = () => startTransition(() => setDrawnInput(readForm()));
  const fillForm = (brand: string, code: string) => {
    if (form.current !== null)
      writeFields(form.current, [params.brand, params.code], { [params.brand]: brand, [params.code]: code });
    updateDrawnInput();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was chosen and typed before the island ran.
  useEffect(updateDrawnInput, []);

  const search = (family: string) => {
    const { brand: slug, code: typed } = readForm();
    const input = parseTypedCode(typed, brands);
    const typedBrand = input.kind === 'code' ? input.brand : null;
    const brand = typedBrand ?? brands.find((one) => one.slug === slug);
    if (brand === undefined || input.kind !== 'code') {
      setResult({
        kind: 'wrong',
        brandError: brand === undefined ? labels.form.brandMissing : null,
        codeError: { empty: labels.form.codeMissing, wrong: labels.form.codeWrong, code: null }[input.kind],
      });
      return;
    }
    fillForm(brand.slug, typed);
    const { code } = findAnswer(brand, input.code, family);
    writeQuery({ [params.brand]: brand.slug, [params.code]: code, [params.family]: family });
    setResult({ kind: 'answered', brand, code: input.code, family });
  };
  const searchByVisitor = () =>
    startTransition(() => {
      search('');
      setSearches((count) => count + 1);
    });

  useInitialQuery(form, (values) => {
    const { brand, code, family } = parseQuery(values);
    fillForm(brand, code);
    // Whoever is typing another code has not asked for an answer yet.
    if (code !== parseQuery(readQuery()).code) return;
    // A code alone comes from a form of another page: the brand is asked for.
    if (code !== '' && brand === '') searchByVisitor();
    else if (code !== '') search(family);
  });
  useCodeListClicks((brand, code) => {
    fillForm(brand, code);
    searchByVisitor();
  });

  const isAnswered = result.kind === 'answered';
  useLayoutEffect(() => {
    if (searches > 0 && isAnswered) answer.current?.focus({ preventScroll: true });
    if (isAnswered) answer.current?.scrollIntoView({ block: 'start' });
    if (searches > 0 && !isAnswered) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [searches, isAnswered]);

  const found = isAnswered ? findAnswer(result.brand, result.code, result.family) : null;
  const { before, between, after } = labels.answer.message;
  const isDangerous = found?.kind === 'found' && found.severity === 'danger';
  const gasWarning = found !== null && (found.kind === 'unknown' || found.gas) && (
    <GasWarning {...labels.gas} />
  );
  return (
    <>
      <SearchForm
        form={form}
        labels={labels}
        brands={brands}
        params={params}
        drawnInput={drawnInput}
        brandError={result.kind === 'wrong' ? result.brandError : null}
        codeError={result.kind === 'wrong' ? result.codeError : null}
        onInput={updateDrawnInput}
        onSearch={searchByVisitor}
      />
      {isAnswered && found !== null && (
        <section
          key={`${result.brand.slug} ${result.code}`}
          ref={answer}
          className="stack"
          aria-labelledby="answer"
          tabIndex={-1}
        >
          {isDangerous && gasWarning}
          {found.kind === 'unknown' ? (
            <UnknownCode brand={result.brand} code={found.code} labels={labels} />
          ) : (
            <>
              <h2 id="answer" translate="no">{`${result.brand.name} ${found.code}`}</h2>
              <AnswerCard
                brand={result.brand}
                answer={found}
                family={result.family}
                familyParameter={params.family}
                labels={labels}
                onFamily={search}
              />
            </>
          )}
          {!isDangerous && gasWarning}
          <NextStep
            call={call}
            message={`${before} ${result.brand.name} ${between} ${found.code}. ${after}`}
            labels={labels}
          />
        </section>
      )}
    </>
  );
}
