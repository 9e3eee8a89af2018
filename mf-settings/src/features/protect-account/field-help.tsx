import type { ReactNode } from 'react';
import styles from './security-parts.module.css';

/** A line under a field, where its error would stand. */
export const FieldHelp = ({ children }: { children: ReactNode }) => <p className={styles.help}>{children}</p>;
