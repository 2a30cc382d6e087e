import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Logo, type LogoProps } from '#src/components/Logo/Logo.tsx';
import doors from '#src/drawings/pages/language-gate.svg?raw';
import type { Language } from '#src/lib/language.ts';
import styles from './LanguageGate.module.css';

/** One language of the gate: its home page, its slogan and the label of its button. */
interface LanguageChoice {
  lang: Language;
  href: string;
  slogan: string;
  enter: string;
}

interface Props {
  choices: readonly LanguageChoice[];
  /** Text alternative of the drawing. */
  drawing: string;
  /** The logo; it links to the home page of French, the default language. */
  logo: LogoProps;
}

/**
 * The page at `/`, for visitors whose browser does not redirect them: a drawn door and a button per language (RT-1).
 */
export function LanguageGate({ choices, drawing, logo }: Props) {
  return (
    <main id="main" className={`stack ${styles.page}`}>
      <Logo {...logo} />
      <h1 className={styles.slogans}>
        {choices.map(({ lang, slogan }) => (
          <span key={lang} lang={`${lang}-BE`}>
            {slogan}{' '}
          </span>
        ))}
      </h1>
      <div className={styles.croppedDrawing}>
        <div className={styles.drawing}>
          <InlineSvg svg={doors} label={drawing} />
        </div>
      </div>
      <p className={styles.buttons}>
        {choices.map(({ lang, href, enter }) => (
          <span key={lang} lang={`${lang}-BE`}>
            <ButtonLink href={href} label={enter} size="large" />
          </span>
        ))}
      </p>
    </main>
  );
}
