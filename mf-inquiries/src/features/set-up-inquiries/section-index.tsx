import { useLayoutEffect, useState, type RefObject } from 'react';
import styles from './section-index.module.css';

interface Entry {
  id: string;
  title: string;
}

/** Links to every section of the page, as they are drawn: which there are depends on the organisation. */
export function SectionIndex({ sections }: { sections: RefObject<HTMLElement | null> }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useLayoutEffect(() => {
    const drawn = sections.current?.querySelectorAll<HTMLElement>('[data-setup-section]') ?? [];
    setEntries(
      [...drawn].map((section) => ({ id: section.id, title: section.getAttribute('aria-label') ?? '' })),
    );
  }, [sections]);
  return (
    <nav aria-label="Sections of the setup" className={styles.index}>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(id);
                section?.closest('section, .r-card')?.scrollIntoView({ block: 'start' });
                section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({
                  preventScroll: true,
                });
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
