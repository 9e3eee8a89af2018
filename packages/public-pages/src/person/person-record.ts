import type { PublicPerson } from '@rostrum/contracts';
import type { ProfileSectionId } from '@rostrum/contracts/builder';
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
import type { WorkItem } from './work-list.tsx';

interface RecordPart {
  id: ProfileSectionId;
  title: string;
  /** Of several entries. */
  noun: string;
  items: WorkItem[];
}

/** What a person has put on record, by titled part; empty parts are left out. */
export function recordParts(person: PublicPerson): RecordPart[] {
  const parts: RecordPart[] = [
    { id: 'selected_work', title: 'Selected work', noun: 'works', items: selectedWork(person) },
    { id: 'research_focus', title: 'Research focus', noun: 'subjects', items: researchFocus(person) },
    {
      id: 'media_appearances',
      title: 'Media appearances',
      noun: 'appearances',
      items: mediaAppearances(person),
    },
    { id: 'events', title: 'Events', noun: 'events', items: eventAppearances(person) },
    { id: 'sample_talks', title: 'Sample talks', noun: 'talks', items: sampleTalks(person) },
    { id: 'testimonials', title: 'Testimonials', noun: 'testimonials', items: testimonials(person) },
    { id: 'education', title: 'Education', noun: 'degrees', items: education(person) },
    { id: 'languages', title: 'Languages', noun: 'languages', items: languages(person) },
    { id: 'affiliations', title: 'Affiliations', noun: 'affiliations', items: affiliations(person) },
    { id: 'accreditations', title: 'Accreditations', noun: 'accreditations', items: accreditations(person) },
    { id: 'research_grants', title: 'Research grants', noun: 'grants', items: researchGrants(person) },
    { id: 'patents', title: 'Patents', noun: 'patents', items: patents(person) },
    { id: 'courses', title: 'Courses', noun: 'courses', items: courses(person) },
    { id: 'partnerships', title: 'Partnerships', noun: 'partnerships', items: partnerships(person) },
    {
      id: 'accomplishments',
      title: 'Accomplishments',
      noun: 'accomplishments',
      items: accomplishments(person),
    },
  ];
  return parts.filter(({ items }) => items.length > 0);
}
