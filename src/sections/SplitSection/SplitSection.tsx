import type { ComponentProps, ReactNode } from 'react';
import backgrounds from '#src/components/backgrounds.module.css';
import { classNames } from '#src/components/class-names.ts';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import stripStyles from '../strip.module.css';
import styles from './SplitSection.module.css';

interface Props extends ComponentProps<typeof HeadedSection> {
  /** Drawing below the heading, where that is beside the content; null for none. */
  picture: { name: string; background: Background } | null;
  /** What closes the section, below the heading where that is beside the content: an answer, a remark. */
  aside?: ReactNode;
}

/**
 * A section of texts: on wide screens its heading has the left third, with what belongs to it, and the content the other
 * two, so that no row has more than two texts. Without a picture it is a strip: a smaller heading, less room above.
 */
export function SplitSection({ picture, aside, className, children, ...section }: Props) {
  return (
    <HeadedSection
      {...section}
      className={classNames(
        'columns',
        styles.split,
        picture === null && `${stripStyles.strip} ${styles.withoutPicture}`,
        className,
      )}
    >
      <div className={styles.content}>{children}</div>
      {(picture !== null || aside) && (
        <div className={styles.aside}>
          {picture !== null && (
            <div className={`${styles.picture} ${backgrounds[picture.background]} screen-only`}>
              <SvgImage name={picture.name} alt="" width={400} height={260} />
            </div>
          )}
          {aside}
        </div>
      )}
    </HeadedSection>
  );
}
