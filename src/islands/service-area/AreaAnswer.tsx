import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { otherLanguage } from '#src/lib/language.ts';
import answer from '../tools/Answer.module.css';
import { Rows } from '../tools/Rows.tsx';
import styles from './Area.module.css';
import { AreaMap } from './AreaMap.tsx';
import type { PlaceView } from './place.ts';
import type { ServiceAreaProps } from './props.ts';
import { elsewhereRows, servedRows } from './rows-of.tsx';

interface Props extends ServiceAreaProps {
  place: PlaceView;
}

/** The answer for a place: its street sign, whether the company comes, and the facts. */
export function AreaAnswer({ place, ...props }: Props) {
  const { words, phone, lang, callLabel } = props;
  const [code] = place.codes;
  return (
    <article className={place.served ? answer.card : `${answer.card} ${styles.outside}`}>
      <div>
        <p className={styles.sign}>
          <span>{code}</span>
          <b>{place.name}</b>
          {place.second !== null && <span lang={otherLanguage[lang]}>{place.second}</span>}
        </p>
        {place.served && place.sections.length > 0 && (
          <p className={styles.sections}>
            {words.sections} {place.sections.join(', ')}
          </p>
        )}
        <h2 className={styles.verdict}>{place.served ? words.served : words.outside}</h2>
        {!place.served && <p>{words.outsideText}</p>}
        <div className={`${answer.actions} screen-only`}>
          <ButtonLink href={phone.href} variant="primary" size="large" newTabLabel={null}>
            {callLabel}
          </ButtonLink>
          {place.served && (
            <p>
              {words.page} <a href={place.page.href}>{place.page.label}</a>
            </p>
          )}
        </div>
        {place.served && <AreaMap place={place} places={props.places} />}
      </div>
      <Rows rows={place.served ? servedRows(props, place) : elsewhereRows(props, place)} hang={false} />
    </article>
  );
}
