import type { ReactNode } from 'react';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import styles from './Payment.module.css';

type Method = 'card' | 'bancontact' | 'transfer';

interface Props {
  heading: string;
  intro: string;
  methods: { icon: Method; name: string; text: string }[];
}

const icons: Record<Method, ReactNode> = {
  card: (
    <>
      <rect className="hp" x="6" y="14" width="108" height="66" rx="8" />
      <path className="k" d="M6 28h108v14H6z" />
      <path className="ho" d="M18 54h22v14H18z" />
      <path d="M72 66h28" />
    </>
  ),
  bancontact: (
    <>
      <path className="g1" d="M28 4h64v86H28z" />
      <path className="ls" d="M36 12h48v24H36z" />
      <path
        className="k"
        d="M38 46h10v8H38zm17 0h10v8H55zm17 0h10v8H72zM38 60h10v8H38zm17 0h10v8H55zm17 0h10v8H72z"
      />
      <path className="sun" d="M44 78h32v18H44z" />
      <path d="M44 24l8 6 14-12" />
    </>
  ),
  transfer: (
    <>
      <path className="hw" d="M14 10h92v74H14z" />
      <path className="t" d="M24 24h40M24 36h62M24 48h52" />
      <path className="ho" d="M24 60h34v14H24z" />
      <path d="M66 67h28l-8-7m8 7l-8 7" />
    </>
  ),
};

/** The ways to pay (HM-13): drawn, and named in words. */
export function Payment({ heading, intro, methods }: Props) {
  return (
    <section className="band" aria-labelledby="payment">
      <SectionHeading id="payment" pipe="supply">
        {heading}
      </SectionHeading>
      <p className={styles.intro}>
        <Text>{intro}</Text>
      </p>
      <ul className={styles.methods}>
        {methods.map(({ icon, name, text }) => (
          <li key={icon}>
            <svg viewBox="0 0 120 98" aria-hidden="true">
              {icons[icon]}
            </svg>
            <div>
              <h3>{name}</h3>
              <p>
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
