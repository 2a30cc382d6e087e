import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { otherLanguage } from '#src/lib/language.ts';
import answer from '../shared/Answer.module.css';
import { AnswerRows } from '../shared/AnswerRows.tsx';
import { PlaceSign } from '../shared/PlaceSign.tsx';
import type { PlaceView } from '../shared/place.ts';
import styles from './AreaAnswer.module.css';
import { AreaMap } from './AreaMap.tsx';
import { OutsideCard } from './OutsideCard.tsx';
import { placeRows } from './place-rows.tsx';
import type { ServiceAreaProps } from './props.ts';

interface Props extends ServiceAreaProps {
  place: PlaceView;
}

/** Shows the answer for a place: its street sign, whether the company comes, and the facts. */
export function AreaAnswer({ place, ...props }: Props) {
  const { labels, call, lang } = props;
  const [code] = place.codes;
  const map = <AreaMap place={place} places={props.places} />;
  const rows = <AnswerRows rows={placeRows(props, place)} />;
  const sign = (
    <>
      <span>{code}</span>
      <b translate="no">{place.name}</b>
      {place.second !== null && <span lang={otherLanguage[lang]}>{place.second}</span>}
    </>
  );
  if (!place.served)
    return (
      <OutsideCard
        sign={sign}
        heading={labels.outside}
        text={labels.outsideText}
        actions={
          <>
            <ButtonLink href="#place" label={labels.again} size="normal" />
            <a href="#communes">{labels.list}</a>
          </>
        }
      >
        {map}
        {rows}
      </OutsideCard>
    );
  return (
    <article className={answer.card}>
      <div>
        <PlaceSign className={undefined}>{sign}</PlaceSign>
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
        {map}
      </div>
      {rows}
    </article>
  );
}
