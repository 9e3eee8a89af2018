import { useLayoutEffect, useState } from 'react';
import styles from './section-index.module.css';

interface Entry {
  id: string;
  title: string;
}

/**
 * Links to every section of the page, as they are drawn: which there are depends on the organisation. The element comes
 * as a state, not as a ref: this stands before it, and its effects run before a ref to it is set.
 */
export function SectionIndex({ sections }: { sections: HTMLElement | null }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useLayoutEffect(() => {
    const drawn = sections?.querySelectorAll<HTMLElement>('[data-setup-section]') ?? [];
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
                // The first control of a list is the disabled “Move up” of its first entry.
                section?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')?.focus({
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
