import { SectionHeading } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import styles from './detail-section.module.css';

/** One block of the right column, under its heading. */
export const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <SectionHeading>{title}</SectionHeading>
    {children}
  </section>
);
