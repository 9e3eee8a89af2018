import { useEffect, useState, type ReactNode } from 'react';
import { inquireAnchor } from './inquiry-card.tsx';
import styles from './inquire-bar.module.css';

/** On phones the next step stays in reach, until the form itself is on screen. */
export function InquireBar({ children }: { children: ReactNode }) {
  const [isFormInView, setIsFormInView] = useState(false);
  useEffect(() => {
    const form = document.getElementById(inquireAnchor);
    if (!form) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsFormInView(entry?.isIntersecting ?? false));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  if (isFormInView) return null;
  return (
    <div className={styles.inquireBar}>
      <div className={styles.words}>{children}</div>
      <a className={styles.button} href={`#${inquireAnchor}`}>
        Inquire
      </a>
    </div>
  );
}
