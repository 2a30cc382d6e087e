import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { otherLanguage } from '#src/lib/language.ts';
import answer from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import type { ServedPlaceView } from '../shared/place.ts';
import { AreaMap } from './AreaMap.tsx';
import { placeRows } from './place-rows.tsx';
import type { ServiceAreaProps } from './props.ts';
import styles from './ServedCard.module.css';

interface Props extends ServiceAreaProps {
  place: ServedPlaceView;
}

/** Shows the answer for a place that is served: its street sign, and the facts. */
export function ServedCard({ place, ...props }: Props) {
  const { labels, call, lang } = props;
  return (
    <article className={answer.card}>
      <div>
        <PlaceSign code={place.codes[0]} {...place} lang={otherLanguage[lang]} />
        {place.subMunicipalities.length > 0 && (
          <p className={styles.subMunicipalities}>
            {labels.subMunicipalities} {place.subMunicipalities.join(', ')}
          </p>
        )}
        <h2 id="answer-heading" className={styles.verdict}>
          {labels.served}
        </h2>
        <div className={`cluster ${answer.actions} screen-only`}>
          <ButtonLink {...call} size="large" />
          <p>
            {labels.page} <a href={place.page.href}>{place.page.label}</a>
          </p>
        </div>
        <AreaMap place={place} places={props.places} />
      </div>
      <AnswerRows rows={placeRows(props, place)} />
    </article>
  );
}
