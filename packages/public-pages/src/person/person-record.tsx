import type { PublicPerson } from '@rostrum/contracts';
import { ProfileSection } from './profile-section.tsx';
import {
  accomplishments,
  accreditations,
  affiliations,
  courses,
  education,
  eventAppearances,
  languages,
  mediaAppearances,
  partnerships,
  patents,
  researchFocus,
  researchGrants,
  sampleTalks,
  selectedWork,
  testimonials,
} from './work-items.ts';
import { WorkList } from './work-list.tsx';

/** What a person has put on record, by titled part; empty parts are left out. */
export const recordParts = (person: PublicPerson) =>
  [
    { title: 'Selected work', noun: 'works', items: selectedWork(person) },
    { title: 'Research focus', noun: 'subjects', items: researchFocus(person) },
    { title: 'Media appearances', noun: 'appearances', items: mediaAppearances(person) },
    { title: 'Events', noun: 'events', items: eventAppearances(person) },
    { title: 'Sample talks', noun: 'talks', items: sampleTalks(person) },
    { title: 'Testimonials', noun: 'testimonials', items: testimonials(person) },
    { title: 'Education', noun: 'degrees', items: education(person) },
    { title: 'Languages', noun: 'languages', items: languages(person) },
    { title: 'Affiliations', noun: 'affiliations', items: affiliations(person) },
    { title: 'Accreditations', noun: 'accreditations', items: accreditations(person) },
    { title: 'Research grants', noun: 'grants', items: researchGrants(person) },
    { title: 'Patents', noun: 'patents', items: patents(person) },
    { title: 'Courses', noun: 'courses', items: courses(person) },
    { title: 'Partnerships', noun: 'partnerships', items: partnerships(person) },
    { title: 'Accomplishments', noun: 'accomplishments', items: accomplishments(person) },
  ].filter(({ items }) => items.length > 0);

/** Work, appearances, education and what else is on record. */
export const PersonRecord = ({ person }: { person: PublicPerson }) =>
  recordParts(person).map(({ title, noun, items }) => (
    <ProfileSection key={title} title={title}>
      <WorkList items={items} noun={noun} />
    </ProfileSection>
  ));
