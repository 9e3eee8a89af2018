import type { ReactNode } from 'react';
import { AskingTerms } from './asking-terms.tsx';
import { Biography } from './biography.tsx';
import { CanSpeakOn } from './can-speak-on.tsx';
import { Documents } from './documents.tsx';
import { MoreFields } from './more-fields.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHero } from './person-hero.tsx';
import { PersonLinks } from './person-links.tsx';
import { PressKit } from './press-kit.tsx';
import { PersonRecord } from './person-record.tsx';
import { Quotations, type QuotationsProps } from './quotations.tsx';
import { SectionLinks } from './section-links.tsx';

export interface PersonArticleProps extends QuotationsProps {
  /** The moment the page is drawn at. */
  now: number;
  /** Bookmark, vCard and share. */
  actions: ReactNode;
}

/** What there is to read about a person, an expert or one of the staff. The same on the server and in the application. */
export const PersonArticle = ({ person, now, actions, renderCopy }: PersonArticleProps) => (
  <>
    <PersonHero person={person} actions={actions} />
    <PersonFacts person={person} now={now} />
    <SectionLinks person={person} />
    <CanSpeakOn topics={person.topics} hasPages={person.has_topic_pages}>
      <AskingTerms person={person} />
    </CanSpeakOn>
    <Quotations person={person} renderCopy={renderCopy} />
    <Biography text={person.biography} />
    <PressKit kit={person.press_kit} hasCv={person.documents.some(({ kind }) => kind === 'cv')} />
    <Documents documents={person.documents} />
    <PersonRecord person={person} />
    <MoreFields fields={person.fields} />
    <PersonLinks person={person} />
  </>
);
