import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Logo, type LogoLink } from '#src/components/Logo/Logo.tsx';
import facade from '#src/drawings/pages/doors.svg?raw';
import type { Language } from '#src/lib/language.ts';
import styles from './LanguageGate.module.css';

/** One side of the language gate: a language, where it leads and what stands above and below it. */
export interface LanguageChoice {
  lang: Language;
  href: string;
  slogan: string;
  enter: string;
}

interface Props {
  choices: [LanguageChoice, LanguageChoice];
  /** What the drawing shows, for those who do not see it. */
  drawing: string;
  /** The word mark; it leads where French, the default, begins. */
  logo: LogoLink;
}

/** The entrance at `/`, for visitors whose browser does not send them on: a door per language (RT-1). */
export function LanguageGate({ choices, drawing, logo }: Props) {
  return (
    <main id="main" className={styles.hall}>
      <Logo {...logo} />
      <h1 className={styles.slogans}>
        {choices.map(({ lang, slogan }) => (
          <span key={lang} lang={`${lang}-BE`}>
            {slogan}{' '}
          </span>
        ))}
      </h1>
      <div className={styles.crop}>
        <div className={styles.facade}>
          <InlineSvg svg={facade} label={drawing} />
          {/* The doors of the drawing are links too; keyboards take the buttons below, which lead to the same places. */}
          {choices.map(({ lang, href, enter }) => (
            <a
              key={lang}
              href={href}
              hrefLang={lang}
              lang={`${lang}-BE`}
              className={styles[lang]}
              tabIndex={-1}
            >
              <span className="visually-hidden">{enter}</span>
            </a>
          ))}
        </div>
      </div>
      <p className={styles.buttons}>
        {choices.map(({ lang, href, enter }) => (
          <span key={lang} lang={`${lang}-BE`}>
            <ButtonLink href={href} variant="secondary" size="large" newTabLabel={null}>
              {enter}
            </ButtonLink>
          </span>
        ))}
      </p>
    </main>
  );
}
