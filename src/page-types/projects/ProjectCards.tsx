import backgrounds from '#src/components/backgrounds.module.css';
import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { Photo, type PhotoProps } from '#src/components/Photo/Photo.tsx';
import { SampleBadge, type SampleLabels, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './ProjectCards.module.css';

/** One job. */
export interface ProjectCard {
  id: string;
  category: string;
  title: string;
  location: string;
  date: string;
  isoDate: string;
  description: string;
  details: string[];
  drawingName: string;
  /** Replaces the drawing. */
  photo: PhotoProps | null;
  drawing: string;
  background: Background;
  /** True for an invented job, which is marked as an example (BC-7). */
  sample: boolean;
}

interface Props {
  heading: string;
  sampleLabels: SampleLabels;
  /** Names of the kinds of work. They are not filters (AB-2). */
  chips: { label: string; items: string[] };
  projects: ProjectCard[];
}

/** Jobs, each with its drawing. */
export function ProjectCards({ heading, sampleLabels, chips, projects }: Props) {
  const samples = samplesIn(projects);
  return (
    <HeadedSection headingId="projects" pipe="supply" heading={heading}>
      {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
      <ul className={`cluster ${styles.chips}`} aria-label={chips.label}>
        {chips.items.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
      <div className={`columns ${styles.projects}`}>
        {projects.map((project) => (
          <Card
            key={project.id}
            project={project}
            mark={samples === 'some' && project.sample ? sampleLabels.one : null}
          />
        ))}
      </div>
    </HeadedSection>
  );
}

function Card({ project, mark }: { project: ProjectCard; mark: string | null }) {
  return (
    <article>
      {/* First, for who jumps by headings; shown below the picture. */}
      <h3>{project.title}</h3>
      <div className={`${styles.picture} ${backgrounds[project.background]}`}>
        {project.photo === null ? (
          <SvgImage name={project.drawingName} alt={project.drawing} width={380} height={310} />
        ) : (
          <Photo {...project.photo} />
        )}
      </div>
      <p className={styles.category}>{project.category}</p>
      {mark !== null && <SampleBadge>{mark}</SampleBadge>}
      <p className={styles.place}>
        {project.location}, <time dateTime={project.isoDate}>{project.date}</time>
      </p>
      <Paragraph>{project.description}</Paragraph>
      <Checklist items={project.details} />
    </article>
  );
}
