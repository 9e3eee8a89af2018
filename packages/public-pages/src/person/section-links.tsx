import type { PublicPerson } from '@rostrum/contracts';
import { linkLists } from './person-links.tsx';
import { recordParts } from './person-record.tsx';
import { inTheirWords, sectionsOf } from './person-words.ts';
import { sectionId } from './section-id.ts';
import styles from './section-links.module.css';

const worthLinks = 3;

/** The titles that stand on the page of this person, in their order. */
const titlesOf = (person: PublicPerson): string[] => [
  ...(person.topics.length > 0 ? ['Can speak on'] : []),
  ...(sectionsOf(person, 'quotation').length > 0 ? [inTheirWords(person.pronouns)] : []),
  ...(person.biography.trim() === '' ? [] : ['Biography']),
  ...(person.press_kit === null ? [] : ['Press kit']),
  ...(person.documents.length > 0 ? ['Documents'] : []),
  ...recordParts(person).map(({ title }) => title),
  ...(person.fields.length > 0 ? ['More'] : []),
  ...linkLists(person).map(({ title }) => title),
];

/** Leads to the parts of a long page. */
export function SectionLinks({ person }: { person: PublicPerson }) {
  const titles = titlesOf(person);
  if (titles.length < worthLinks) return null;
  return (
    <nav aria-label="On this page" className={styles.sectionLinks} data-not-read>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
