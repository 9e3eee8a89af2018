import { useEffect, useState, type ReactNode } from 'react';
import './inquire-bar.css';
import { inquireAnchor } from './inquiry-card.tsx';

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
    <div className="sk-inquire-bar">
      <div className="sk-inquire-bar__words">{children}</div>
      <a className="sk-inquire-bar__button" href={`#${inquireAnchor}`}>
        Inquire
      </a>
    </div>
  );
}
