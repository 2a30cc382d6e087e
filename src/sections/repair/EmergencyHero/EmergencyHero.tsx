import { Actions } from '../../../components/Actions/Actions.tsx';
import { Breadcrumb, type Trail } from '../../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Drawing } from '../../../components/Drawing/Drawing.tsx';
import { PhoneBubble } from '../../../components/PhoneBubble/PhoneBubble.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import night from '../../../drawings/repair-night.svg?raw';
import styles from './EmergencyHero.module.css';

interface Words {
  badge: string;
  trade: string;
  slogan: string;
  delay: string;
  cost: string;
  call: string;
  request: string;
  gas: string;
  drawing: string;
}

interface Props {
  breadcrumb: Trail;
  words: Words;
  phone: { display: string; href: string };
  /** Fragment of the contact form. */
  requestHref: string;
  /** Fragment of the first safety card. */
  gasHref: string;
}

/** First screen of the emergency page: the number is the largest thing on it (SV-3). */
export function EmergencyHero({ breadcrumb, words, phone, requestHref, gasHref }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="title">
      <Breadcrumb {...breadcrumb} />
      <p className={styles.badge}>{words.badge}</p>
      <h1 id="title">
        <span className={styles.trade}>{words.trade}</span> {words.slogan}
      </h1>
      <div className={styles.number}>
        <PhoneBubble href={phone.href}>{phone.display}</PhoneBubble>
      </div>
      <div className={styles.words}>
        <p className={styles.gas}>
          <a href={gasHref}>{words.gas}</a>
        </p>
        <p>
          <Text>{words.delay}</Text>
        </p>
        <p>
          <Text>{words.cost}</Text>
        </p>
        <Actions>
          <ButtonLink href={phone.href} variant="primary" size="normal" newTabLabel={null}>
            {words.call}
          </ButtonLink>
          <ButtonLink href={requestHref} variant="secondary" size="normal" newTabLabel={null}>
            {words.request}
          </ButtonLink>
        </Actions>
      </div>
      <div className={styles.panorama}>
        <Drawing svg={night} label={words.drawing} />
      </div>
      <i className={styles.feed} aria-hidden="true" />
    </section>
  );
}
