import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { otherLanguage } from '#src/lib/language.ts';
import answer from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import type { PlaceView } from '../shared/place-view.ts';
import styles from './PlaceAnswer.module.css';
import { placeRows, unknownCodeRows } from './place-rows.tsx';
import type { ServiceAreaProps } from './props.ts';

interface Props extends ServiceAreaProps {
  place: PlaceView;
}

/** Shows the answer for a place: its street sign, whether the company comes, and the facts. */
export function PlaceAnswer({ place, ...props }: Props) {
  const { labels, call, lang } = props;
  return (
    <article className={answer.card}>
      <div className={answer.words}>
        <PlaceSign code={place.codes[0]} {...place} lang={otherLanguage[lang]} />
        {place.served && place.subMunicipalities.length > 0 && (
          <p className={styles.subMunicipalities}>
            {labels.subMunicipalities} {place.subMunicipalities.join(', ')}
          </p>
        )}
        <h2 id="answer-heading">{place.served ? labels.served : labels.outside}</h2>
        {!place.served && <p>{labels.outsideText}</p>}
        <div className="cluster screen-only">
          <ButtonLink {...call} size="large" />
          {place.served ? (
            <p>
              {labels.page} <a href={place.page.href}>{place.page.label}</a>
            </p>
          ) : (
            <a href="#communes">{labels.list}</a>
          )}
        </div>
      </div>
      <AnswerRows rows={placeRows(props, place)} />
    </article>
  );
}

interface UnknownProps extends ServiceAreaProps {
  code: string;
}

/** The answer for four digits that are no postal code of the list. */
export function UnknownPostalCode({ code, ...props }: UnknownProps) {
  return (
    <article className={answer.card}>
      <div className={answer.words}>
        <PlaceSign name={code} />
        <h2 id="answer-heading">{props.labels.unknownCode}</h2>
        <p>{props.labels.unknownCodeText}</p>
        <div className="cluster screen-only">
          <ButtonLink {...props.call} size="large" />
        </div>
      </div>
      <AnswerRows rows={unknownCodeRows(props, code)} />
    </article>
  );
}
