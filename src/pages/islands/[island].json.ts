import type { APIRoute } from 'astro';
import { contactFormProps } from '#src/copy/form.ts';
import { type ReactIslandName, reactIslandNames } from '#src/islands/island-names.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { priceSimulatorProps } from '#src/views/home-view.ts';

const propsOf: Record<ReactIslandName, (lang: Language) => object> = {
  'contact-form': contactFormProps,
  'price-simulator': priceSimulatorProps,
};

/** Props of each island and language, fetched when the island wakes. */
export const getStaticPaths = () =>
  reactIslandNames.flatMap((name) =>
    languages.map((lang) => ({
      params: { island: `${name}.${lang}` },
      props: { data: propsOf[name](lang) },
    })),
  );

export const GET: APIRoute = ({ props }) => Response.json(props.data);
