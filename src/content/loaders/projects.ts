import { namesIn } from '../io/folders.ts';
import { readYaml } from '../io/read.ts';
import { type Project, projectFile, type Testimonial, testimonialsFile } from '../schemas/projects.ts';
import { isShown } from './samples.ts';

/** The data of one project. @throws ContentError when its file is missing or wrong. */
export const projectData = (id: string): Project => readYaml(`content/projects/${id}.yaml`, projectFile);

/** Ids of all projects. */
export const projectIds = (): string[] => namesIn('content/projects', '.yaml');

/** The testimonials by id; their texts are in the copy. @throws ContentError when the file is missing or wrong. */
export const testimonials = (): Record<string, Testimonial> =>
  readYaml('content/testimonials.yaml', testimonialsFile);

/** Ids of the projects that the site shows. */
export const shownProjectIds = (): string[] => projectIds().filter((id) => isShown(projectData(id)));

/** The testimonials that the site shows, by id. */
export const shownTestimonials = (): Record<string, Testimonial> =>
  Object.fromEntries(Object.entries(testimonials()).filter(([, person]) => isShown(person)));
