import type { APIRoute } from 'astro';
import type { IslandName } from '#src/islands/lazy-hydration.ts';
import { contentHash } from '#src/lib/content-hash.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { contactFormProps } from '#src/page-props/contact.ts';
import { faultFinderProps } from '#src/page-props/fault-codes.ts';
import { heatPumpCheckProps } from '#src/page-types/heat-pump-check/props.ts';
import { maintenanceDueProps } from '#src/page-types/maintenance-due/props.ts';
import { myPriceProps } from '#src/page-types/my-price/props.ts';
import { serviceAreaProps } from '#src/page-types/service-area/props.ts';

const propsOf: Record<IslandName, (lang: Language) => object> = {
  'contact-form': contactFormProps,
  'fault-finder': faultFinderProps,
  'heat-pump-check': heatPumpCheckProps,
  'maintenance-due': maintenanceDueProps,
  'my-price': myPriceProps,
  'service-area': serviceAreaProps,
};

/** One file of props for each island and language, with a hash of its content; src/islands/lazy-hydration.ts fetches it. */
export const getStaticPaths = () =>
  Object.entries(propsOf).flatMap(([name, props]) =>
    languages.map((lang) => {
      const data = props(lang);
      return { params: { island: `${name}.${lang}.${contentHash(JSON.stringify(data))}` }, props: { data } };
    }),
  );

export const GET: APIRoute = ({ props }) => Response.json(props.data);
