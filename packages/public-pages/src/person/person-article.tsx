import type { ReactNode } from 'react';
import { PersonFacts } from './person-facts.tsx';
import { PersonHero } from './person-hero.tsx';
import { profileParts } from './profile-parts.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { QuotationsProps } from './quotations.tsx';
import { SectionLinks } from './section-links.tsx';

export interface PersonArticleProps extends QuotationsProps {
  /** The moment the page is drawn at. */
  now: number;
  /** Bookmark, vCard and share. */
  actions: ReactNode;
}

/** What there is to read about a person, an expert or one of the staff. The same on the server and in the application. */
export function PersonArticle({ person, now, actions, renderCopy }: PersonArticleProps) {
  const parts = profileParts({ person, renderCopy }, person.organisation.layout);
  return (
    <>
      <PersonHero person={person} actions={actions} />
      <PersonFacts person={person} now={now} />
      <SectionLinks parts={parts} />
      {parts.map(({ id, anchor, title, content }) => (
        <ProfileSection key={id} anchor={anchor} title={title}>
          {content}
        </ProfileSection>
      ))}
    </>
  );
}
