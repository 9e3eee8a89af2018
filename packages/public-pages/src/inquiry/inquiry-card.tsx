import type { ReactNode, Ref } from 'react';
import styles from './inquiry-card.module.css';

/** Where links that mean "ask" lead to. */
export const inquireAnchor = 'inquire';

export interface InquiryCardProps {
  title?: string | undefined;
  /** Right of the title: whether someone is reachable now. */
  aside?: ReactNode;
  hint?: string | null | undefined;
  /** The form. */
  children: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  onFocus?: (() => void) | undefined;
}

/** The card around an inquiry form. */
export const InquiryCard = (props: InquiryCardProps) => {
  const { title = 'Send an inquiry', aside, hint, children, headingRef, onFocus } = props;
  return (
    <section
      id={inquireAnchor}
      className={styles.card}
      aria-labelledby="inquiry-card-title"
      onFocus={onFocus}
      data-inquiry
    >
      <header className={styles.head}>
        <h2 id="inquiry-card-title" ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
};
