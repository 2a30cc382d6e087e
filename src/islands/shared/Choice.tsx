import styles from './Choice.module.css';
import type { PlaceView } from './place.ts';

interface Props {
  question: string;
  /** Whether the question is all there is so far: it then names the answer. */
  isAnswer: boolean;
  places: readonly PlaceView[];
  onChoose: (place: PlaceView) => void;
}

/** The places that fit what was typed, to choose from. */
export function Choice({ question, isAnswer, places, onChoose }: Props) {
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
