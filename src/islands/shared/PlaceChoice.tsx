import styles from './PlaceChoice.module.css';
import type { PlaceView } from './place.ts';

interface Props {
  question: string;
  /** True if there is no answer yet: the question is then its heading. */
  isAnswer: boolean;
  places: readonly PlaceView[];
  onChoose: (place: PlaceView) => void;
}

/** Lets the visitor choose between the matching places. */
export function PlaceChoice({ question, isAnswer, places, onChoose }: Props) {
  return (
    <div className={`${styles.choice} screen-only`}>
      <p id={isAnswer ? 'answer-heading' : undefined}>{question}</p>
      <ul>
        {places.map((place) => (
          <li key={`${place.codes[0]} ${place.name}`}>
            <button type="button" onClick={() => onChoose(place)}>
              {place.codes[0]} {place.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
