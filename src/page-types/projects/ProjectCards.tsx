import backgrounds from '#src/components/backgrounds.module.css';
import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Photo, type PhotoProps } from '#src/components/Photo/Photo.tsx';
import { SampleBadge, type SampleLabels, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './ProjectCards.module.css';
import type { projectCards } from './props.ts';

/** One job. Photographs replace its drawing. */
export type ProjectCard = Omit<ReturnType<typeof projectCards>[number], 'photos'> & {
  photos: PhotoProps[];
};

interface Props {
  heading: string;
  /** Which of two photographs was taken before the work. */
  beforeAndAfter: string;
  sampleLabels: SampleLabels;
  /** Names of the kinds of work. They are not filters (AB-2). */
  chips: { label: string; items: string[] };
  projects: ProjectCard[];
}

/** Jobs, each with its drawing. */
export function ProjectCards({ heading, beforeAndAfter, sampleLabels, chips, projects }: Props) {
  const samples = samplesIn(projects);
  return (
    <HeadedSection headingId="projects" pipe="supply" heading={heading} ground="aqua">
      <div className={`cluster ${styles.chips}`}>
        {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
        <div>
          <span id="chips" className="colon">
            {chips.label}
          </span>{' '}
          <ul aria-labelledby="chips">
            {chips.items.map((chip) => (
              <li key={chip}>{chip}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`columns ${styles.projects}`}>
        {projects.map((project) => (
          <Card
            key={project.id}
            project={project}
            beforeAndAfter={beforeAndAfter}
            mark={samples === 'some' && project.sample ? sampleLabels.one : null}
          />
        ))}
      </div>
    </HeadedSection>
  );
}

interface CardProps extends Pick<Props, 'beforeAndAfter'> {
  project: ProjectCard;
  mark: string | null;
}

function Card({ project, beforeAndAfter, mark }: CardProps) {
  return (
    <article>
      {/* First, for who jumps by headings; shown below the picture. */}
      <h3>{project.title}</h3>
      <div className={`${styles.picture} ${backgrounds[project.background]}`}>
        {project.photos.length === 0 ? (
          <SvgImage
            name={project.drawingName}
            alt={project.drawing ?? project.title}
            width={380}
            height={310}
          />
        ) : (
          project.photos.map((photo) => <Photo key={photo.src} {...photo} />)
        )}
      </div>
      {project.areBeforeAndAfter && <p>{beforeAndAfter}</p>}
      {mark !== null && <SampleBadge>{mark}</SampleBadge>}
      <p className={styles.place}>
        {project.category}, {project.location}, <time dateTime={project.isoDate}>{project.date}</time>
      </p>
      <Paragraph>{project.description}</Paragraph>
      <Checklist items={project.details} />
    </article>
  );
}
