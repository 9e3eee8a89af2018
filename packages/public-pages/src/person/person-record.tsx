import type { PublicPerson } from '@rostrum/contracts';
import { ProfileSection } from './profile-section.tsx';
import {
  accomplishments,
  affiliations,
  education,
  eventAppearances,
  languages,
  mediaAppearances,
  selectedWork,
} from './work-items.ts';
import { WorkList } from './work-list.tsx';

/** What a person has put on record, by titled part; empty parts are left out. */
export const recordParts = (person: PublicPerson) =>
  [
    { title: 'Selected work', noun: 'works', items: selectedWork(person) },
    { title: 'Media appearances', noun: 'appearances', items: mediaAppearances(person) },
    { title: 'Events', noun: 'events', items: eventAppearances(person) },
    { title: 'Education', noun: 'degrees', items: education(person) },
    { title: 'Languages', noun: 'languages', items: languages(person) },
    { title: 'Affiliations', noun: 'affiliations', items: affiliations(person) },
    { title: 'Accomplishments', noun: 'accomplishments', items: accomplishments(person) },
  ].filter(({ items }) => items.length > 0);

/** Work, appearances, education and what else is on record. */
export const PersonRecord = ({ person }: { person: PublicPerson }) =>
  recordParts(person).map(({ title, noun, items }) => (
    <ProfileSection key={title} title={title}>
      <WorkList items={items} noun={noun} />
    </ProfileSection>
  ));
