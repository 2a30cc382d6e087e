import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { SampleBadge, type SampleLabels, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import roof from '#src/drawings/projects/projects-roof.svg?raw';
import type { Ground } from '#src/lib/grounds.ts';
import { PageSection } from '../../PageSection/PageSection.tsx';
import styles from './ProjectCards.module.css';

/** One job, drawn as a room of the house. */
export interface ProjectCard {
  id: string;
  category: string;
  title: string;
  location: string;
  date: string;
  isoDate: string;
  description: string;
  details: string[];
  image: string;
  drawing: string;
  ground: Ground;
  /** True for an invented job: it is marked as such (BC-7). */
  sample: boolean;
}

interface Props {
  heading: string;
  sampleLabels: SampleLabels;
  /** Display only: the chips name the kinds of work, they do not filter (AB-2). */
  chips: { label: string; items: string[] };
  rooms: ProjectCard[];
}

/** Jobs as the rooms of one cut-open house, the double pipe running up through it. */
export function ProjectCards({ heading, sampleLabels, chips, rooms }: Props) {
  const samples = samplesIn(rooms);
  return (
    <PageSection id={null} labelledBy="projects">
      <SectionHeading id="projects" pipe="supply">
        {heading}
      </SectionHeading>
      {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
      <ul className={styles.chips} aria-label={chips.label}>
        {chips.items.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
      <div className={styles.roof}>
        <InlineSvg svg={roof} label={null} />
      </div>
      <div className={styles.rooms}>
        {rooms.map((room) => (
          <Room
            key={room.id}
            room={room}
            mark={samples === 'some' && room.sample ? sampleLabels.one : null}
          />
        ))}
      </div>
    </PageSection>
  );
}

function Room({ room, mark }: { room: ProjectCard; mark: string | null }) {
  return (
    <article className={styles.room}>
      <div className={`${styles.picture} ${styles[room.ground]}`}>
        <SvgImage name={room.image} alt={room.drawing} width={380} height={310} />
      </div>
      <p className={styles.category}>{room.category}</p>
      {mark !== null && (
        <div className={styles.mark}>
          <SampleBadge>{mark}</SampleBadge>
        </div>
      )}
      <h3>{room.title}</h3>
      <p className={styles.place}>
        {room.location}, <time dateTime={room.isoDate}>{room.date}</time>
      </p>
      <p>
        <Text>{room.description}</Text>
      </p>
      <ul className={styles.details}>
        {room.details.map((detail) => (
          <li key={detail}>
            <Text>{detail}</Text>
          </li>
        ))}
      </ul>
    </article>
  );
}
