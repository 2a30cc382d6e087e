import { Button } from '#src/components/ButtonLink/Button.tsx';
import type { PlaceView } from './place-view.ts';

interface Props {
  question: string;
  /** True if there is no answer yet: the question is then its heading. */
  isHeading: boolean;
  places: readonly PlaceView[];
  onChoose: (place: PlaceView) => void;
}

/** Lets the visitor choose between the matching places. */
export function PlaceChoice({ question, isHeading, places, onChoose }: Props) {
  return (
    <div className="stack screen-only">
      <p id={isHeading ? 'answer-heading' : undefined}>{question}</p>
      <ul className="cluster">
        {places.map((place) => (
          <li key={`${place.codes[0]} ${place.name}`}>
            <Button
              type="button"
              variant="secondary"
              label={`${place.codes[0]} ${place.name}`}
              onClick={() => onChoose(place)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
