import * as z from 'zod';
import { drawingNames } from '#src/drawings/drawings.ts';
import { namesIn } from '../io/folders.ts';
import { readYaml } from '../io/read.ts';
import { localised, text } from '../schemas/copy/shared.ts';
import { pastDate } from '../schemas/dates.ts';
import { isShown } from './samples.ts';

/** Name of a drawing, without `.svg`. */
const drawing = z.string().refine((name) => drawingNames().includes(name), {
  error: ({ input }) => `no folder of src/drawings/ has a file ${String(input)}.svg`,
});

/** Categories of spec §3. */
export const projectCategories = [
  'heat-pump',
  'gas-boiler',
  'underfloor',
  'repair',
  'renovation',
  'maintenance',
] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/** Schema of content/projects/<id>.yaml: what is the same in both languages. */
export const projectFile = z.strictObject({
  category: z.enum(projectCategories),
  location: localised,
  date: pastDate,
  /** Name of its drawing in src/drawings/. */
  image: drawing,
  /** True for an invented project; the page says that it is an example (BC-7). */
  sample: z.boolean(),
});
export type Project = z.infer<typeof projectFile>;

/** Schema of content/testimonials.yaml. */
export const testimonialsFile = z.record(
  z.string(),
  z.strictObject({
    rating: z.int().min(1).max(5),
    name: text,
    town: localised,
    image: drawing,
    sample: z.boolean(),
  }),
);
export type Testimonial = z.infer<typeof testimonialsFile>[string];

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
