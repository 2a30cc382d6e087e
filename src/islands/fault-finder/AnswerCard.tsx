import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { RadioField } from '#src/components/Field/Field.tsx';
import { RoadSign } from '#src/components/RoadSign/RoadSign.tsx';
import { Severity } from '#src/components/Severity/Severity.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { FinderAnswer, FinderBrand } from '#src/lib/fault-codes/finder.ts';
import type { Severity as SeverityName } from '#src/lib/fault-codes/severity.ts';
import styles from './AnswerCard.module.css';
import summaryStyles from './FaultSummary.module.css';
import type { FinderLabels } from './labels.ts';
import { familiesOfMeaning, Meaning, Sources } from './Meaning.tsx';
import { sevenSegmentText } from './seven-segment-text.ts';

interface Props {
  brand: FinderBrand;
  answer: Extract<FinderAnswer, { kind: 'found' }>;
  family: string;
  familyParameter: string;
  labels: FinderLabels;
  onFamily: (family: string) => void;
}

/** The end of the name of a drawing, by severity, for a code with nothing to check: it shows the one thing to do. */
const drawings: Record<SeverityName, string> = {
  self: 'gauge',
  once: 'once',
  technician: 'none',
  danger: 'off',
};

/** A drawing of `src/drawings/faults/`. The text below it says the same. */
const AdviceDrawing = ({ name }: { name: string }) => (
  <div className={`${styles.drawing} screen-only`}>
    <SvgImage name={name} alt="" width={240} height={84} />
  </div>
);

/**
 * The answer for a code of the brand's documents or its page: the code on a drawn display, its severity and meaning, and
 * what the visitor may and must not do. The meaning, which holds the heading, comes first: who jumps by headings would miss
 * what stands before it. It changes while the visitor reads, so it is a live region. Keys differ for each answer, so that
 * React makes new elements: a browser's translator may have replaced the text of the old ones, which would stay.
 */
export function AnswerCard({ brand, answer, family, familyParameter, labels, onFamily }: Props) {
  const { answer: words, severities, display } = labels;
  const { code, severity, explained, check, allMeanings, shownMeanings } = answer;
  const advice = words.may[severity];
  const families = allMeanings.map((meaning) => ({
    value: meaning.families[0] ?? '',
    label: familiesOfMeaning(brand, meaning)
      .map(({ label }) => label)
      .join(', '),
  }));
  const isAlone = check === 'none' && severity !== 'technician';
  return (
    <>
      {families.length > 1 && (
        <RadioField
          name={familyParameter}
          legend={words.family}
          hint={words.familyHint}
          options={[...families, { value: '', label: words.familyUnknown }]}
          defaultValue={family}
          onChoose={onFamily}
        />
      )}
      <div className={summaryStyles.summary}>
        <div className={summaryStyles.meaning} aria-live="polite">
          <div key={family} className={styles.meaning}>
            <h3>{words.meaning}</h3>
            {shownMeanings.map((meaning) => (
              <Meaning
                key={meaning.meaning}
                {...meaning}
                families={
                  shownMeanings.length > 1 ? familiesOfMeaning(brand, meaning).map(({ label }) => label) : []
                }
              />
            ))}
            {shownMeanings.length === 0 && (
              <>
                <p className={styles.meaningText}>{explained?.notFound}</p>
                <p>{words.noDocument}</p>
              </>
            )}
            {shownMeanings.length > 1 && <p>{words.several}</p>}
            {explained !== null && explained.href !== null && (
              <p>
                {words.brandPage} <a href={explained.href}>{`${brand.name} ${code}`}</a>
              </p>
            )}
          </div>
        </div>
        <div className={summaryStyles.screen}>
          <div className={summaryStyles.display}>
            <FaultCodeDisplay key={code} code={sevenSegmentText(code)} label={`${display} ${code}`} />
          </div>
          <Severity key={severity} level={severity} label={severities[severity]} />
        </div>
        <div className={summaryStyles.advice}>
          <h3>
            <RoadSign kind="go" />
            {labels.may}
          </h3>
          <div key={severity}>
            <AdviceDrawing name={`fault-check-${check === 'none' ? drawings[severity] : check}`} />
            <ul>
              {(isAlone ? [advice] : [words.checks[check], advice]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className={summaryStyles.advice}>
          <h3>
            <RoadSign kind="stop" />
            {labels.stop}
          </h3>
          <div key={severity}>
            <AdviceDrawing name={`fault-stop-${severity}`} />
            <Paragraph>{words.stop[severity]}</Paragraph>
          </div>
        </div>
      </div>
      <div key={`${code} ${family}`}>
        <p className={styles.source}>{words.manual}</p>
        <Sources brand={brand} meanings={shownMeanings} labels={words} />
      </div>
    </>
  );
}
