import {
  inquireAnchor,
  InquiryCard as Card,
  type InquiryCardProps as CardProps,
} from '@rostrum/public-pages';
import { SkeletonBlock } from '@rostrum/ui-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { InquiryFormProps } from './inquiry-form.tsx';
import styles from './inquiry-card.module.css';

const InquiryForm = lazy(() =>
  import('./inquiry-form.tsx').then((module) => ({ default: module.InquiryForm })),
);

export interface InquiryCardProps extends InquiryFormProps, Pick<CardProps, 'title' | 'aside' | 'hint'> {
  /** Called when the visitor turns to the form. */
  onOpen?: () => void;
}

/** The inquiry form in its card. Its code follows the page, so that the page can be read before. */
export function InquiryCard({ title, aside, hint, onOpen, ...form }: InquiryCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The page comes after its data, too late for the browser to follow the address to the form.
  useEffect(() => {
    if (window.location.hash !== `#${inquireAnchor}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Card title={title} aside={aside} hint={hint} headingRef={heading} onFocus={onOpen}>
      <div className={styles.form}>
        <Suspense fallback={<FormSkeleton />}>
          <InquiryForm {...form} />
        </Suspense>
      </div>
    </Card>
  );
}

const FormSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    {[36, 36, 60, 96, 40].map((height, index) => (
      <SkeletonBlock key={index} height={height} />
    ))}
  </div>
);
