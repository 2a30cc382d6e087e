import * as z from 'zod';
import { localised, text } from './copy/shared.ts';

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
  category: z.enum(projectCategories).describe('Kind of work.'),
  location: localised.describe('Town in which the work was done.'),
  date: z.iso.date().describe('Day on which the work was finished.'),
  image: text.describe('Name of its drawing, without .svg.'),
  /** True for an invented project; the page says that it is an example (BC-7). */
  sample: z.boolean().describe('Invented: the page says that it is an example.'),
});
export type Project = z.infer<typeof projectFile>;

/** Schema of content/testimonials.yaml. */
export const testimonialsFile = z.record(
  z.string(),
  z.strictObject({
    rating: z.int().min(1).max(5).describe('Stars, from 1 to 5.'),
    name: text.describe('Name of the customer, as they agreed to it.'),
    town: localised.describe('Town of the customer.'),
    image: text.describe('Name of the drawing, without .svg.'),
    sample: z.boolean().describe('Invented: the page says that it is an example.'),
  }),
);
export type Testimonial = z.infer<typeof testimonialsFile>[string];
