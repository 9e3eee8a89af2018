import { inquireAnchor, InquireBar as Bar } from '@rostrum/public-pages';
import { useEffect, useState, type ReactNode } from 'react';

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
  return isFormInView ? null : <Bar>{children}</Bar>;
}
