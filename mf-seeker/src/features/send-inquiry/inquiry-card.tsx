import { SkeletonBlock } from '@rostrum/ui-kit';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { InquiryFormProps } from './inquiry-form.tsx';
import styles from './inquiry-card.module.css';

const InquiryForm = lazy(() =>
  import('./inquiry-form.tsx').then((module) => ({ default: module.InquiryForm })),
);

/** Where links that mean "ask this person" lead to. */
export const inquireAnchor = 'inquire';

export interface InquiryCardProps extends InquiryFormProps {
  title?: string;
  /** Right of the title: whether a person is reachable now. */
  aside?: ReactNode;
  hint?: string | null;
  /** Called when the visitor turns to the form. */
  onOpen?: () => void;
}

/** The inquiry form in its card. Its code follows the page, so that the page can be read before. */
export function InquiryCard({ title = 'Send an inquiry', aside, hint, onOpen, ...form }: InquiryCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The page comes after its data, too late for the browser to follow the address to the form.
  useEffect(() => {
    if (window.location.hash !== `#${inquireAnchor}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      id={inquireAnchor}
      className={styles.inquiryCard}
      aria-labelledby="inquiry-card-title"
      onFocus={onOpen}
    >
      <header className={styles.head}>
        <h2 id="inquiry-card-title" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Suspense fallback={<FormSkeleton />}>
        <InquiryForm {...form} />
      </Suspense>
    </section>
  );
}

const FormSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    {[36, 36, 60, 96, 40].map((height, index) => (
      <SkeletonBlock key={index} height={height} />
    ))}
  </div>
);
