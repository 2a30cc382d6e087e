import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Logo, type LogoProps } from '#src/components/Logo/Logo.tsx';
import pipe from '#src/drawings/pages/not-found-pipe.svg?raw';
import type { Language } from '#src/lib/language.ts';
import styles from './NotFound.module.css';

/** A line and a home link in one language of the site. */
export interface NotFoundMessage {
  lang: Language;
  heading: string;
  text: string;
  link: { href: string; label: string };
  call: { href: string; label: string };
}

interface Props {
  lines: NotFoundMessage[];
  /** Text alternative of the drawing. */
  drawing: string;
  /** The logo; it links to the language gate, as 'Return to Home' does. */
  logo: LogoProps;
}

/**
 * The not-found page (ER-1). Its three English texts are fixed by the specification, whatever the language; the lines
 * below them say the same in the languages of the site.
 */
export function NotFound({ lines, drawing, logo }: Props) {
  return (
    <main id="main" className={`stack ${styles.page}`}>
      <Logo {...logo} />
      {/* The drawing spells 404; the hidden heading says it to screen readers. */}
      <h1 className="visually-hidden" lang="en">
        404
      </h1>
      <div className={styles.drawing}>
        <InlineSvg svg={pipe} label={drawing} />
      </div>
      <div className={`auto-columns ${styles.lines}`}>
        <div lang="en">
          <p>
            <b>Oops! Page not found</b>
          </p>
          <ButtonLink href={logo.href} label="Return to Home" size="normal" />
        </div>
        {lines.map(({ lang, heading, text, link, call }) => (
          <div key={lang} lang={`${lang}-BE`}>
            <h2>{heading}</h2>
            <ButtonLink {...call} size="normal" />
            <p>
              {/* One text: a space of its own would move when the link comes. */}
              {`${text} `}
              <a href={link.href}>{link.label}</a>
            </p>
          </div>
        ))}
      </div>
    </main>
  );
}
