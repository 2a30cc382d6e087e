import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { otherLanguage } from '#src/lib/language.ts';
import answer from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import type { PlaceElsewhere } from '../shared/place.ts';
import { AreaMap } from './AreaMap.tsx';
import styles from './OutsideCard.module.css';
import { codeRows, placeRows } from './place-rows.tsx';
import type { ServiceAreaProps } from './props.ts';

interface Props extends ServiceAreaProps {
  /** A place that is not served, or four digits that are no postal code of the list. */
  place: PlaceElsewhere | string;
}

/**
 * The answer for a place where the company never comes, or does not always come: the sign at the end of a town, a map, what the
 * visitor can do.
 */
export function OutsideCard({ place, ...props }: Props) {
  const { labels, places } = props;
  const isUnknownCode = typeof place === 'string';
  return (
    <article className={`${answer.card} ${styles.card}`}>
      <div className={styles.scene}>
        <SvgImage name="area-outside" alt="" width={420} height={330} />
        {isUnknownCode ? (
          <PlaceSign className={styles.sign} name={place} />
        ) : (
          <PlaceSign
            className={styles.sign}
            code={place.codes[0]}
            {...place}
            lang={otherLanguage[props.lang]}
          />
        )}
      </div>
      <div>
        <h2 id="answer-heading">{isUnknownCode ? labels.unknownCode : labels.outside}</h2>
        <p>{isUnknownCode ? labels.unknownCodeText : labels.outsideText}</p>
        <div className={`cluster ${answer.actions} screen-only`}>
          {isUnknownCode ? (
            <ButtonLink {...props.call} size="large" />
          ) : (
            <>
              <ButtonLink href="#place" label={labels.again} size="normal" />
              <a href="#communes">{labels.list}</a>
            </>
          )}
        </div>
      </div>
      {!isUnknownCode && <AreaMap place={place} places={places} />}
      <AnswerRows rows={isUnknownCode ? codeRows(props, place) : placeRows(props, place)} />
    </article>
  );
}
