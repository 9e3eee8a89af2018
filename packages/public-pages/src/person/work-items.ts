import {
  formatCode,
  formatNumber,
  formatPartialDate,
  inquiryChoiceLabel,
  type PublicPerson,
} from '@rostrum/contracts';
import { sectionsOf } from './person-words.ts';
import type { WorkItem } from './work-list.tsx';

const yearOf = (value: number | string | undefined) => (value === undefined ? '' : String(value).slice(0, 4));
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
/** `America/New_York` as a reader knows it: `New York time`. */
const cityOfZone = (zone: string) => `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
/** What is known by its year alone comes after what is known to the day. */
const newestFirst = (left: WorkItem, right: WorkItem) =>
  (right.date ?? right.when).localeCompare(left.date ?? left.when);
/** A date that says more than its year, which stands beside. */
const fullDate = (date: string | undefined) =>
  date && date.length > 4 ? formatPartialDate(date) : undefined;
const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('. ');

/** Where a DOI leads; what stands in it is part of the path. */
const doiAddress = (doi: string | undefined) =>
  doi && `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;

/** Publications: those the person highlighted, else all of them, newest first. */
export function selectedWork(person: PublicPerson): WorkItem[] {
  const all = sectionsOf(person, 'publication');
  const highlighted = all.filter(({ data }) => data.highlighted);
  const rest = all.filter(({ data }) => !data.highlighted);
  const item = ({ id, data }: (typeof all)[number]): WorkItem => ({
    id,
    when: yearOf(data.date ?? data.year),
    date: data.date,
    title: data.title,
    detail: sentences(joined(data.authors, data.publisher, fullDate(data.date)), data.details),
    kind: inquiryChoiceLabel(data.kind),
    href: data.url ?? doiAddress(data.doi),
  });
  return [...highlighted.map(item).sort(newestFirst), ...rest.map(item).sort(newestFirst)];
}

export const mediaAppearances = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'media_appearance')
    .map(({ id, data }) => ({
      id,
      when: yearOf(data.date),
      title: data.title,
      detail: data.organization,
      kind: inquiryChoiceLabel(data.type),
      href: data.url,
    }))
    .sort(newestFirst);

export const eventAppearances = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'event_appearance')
    .map(({ id, data }) => ({
      id,
      when: yearOf(data.date),
      title: data.title,
      detail: joined(data.event_name, data.location, data.timezone && cityOfZone(data.timezone)),
    }))
    .sort(newestFirst);

export const education = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'education').map(({ id, data }) => ({
    id,
    when: yearOf(data.year),
    title: joined(data.degree, data.major),
    detail: sentences(data.institution, data.description),
  }));

export const affiliations = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'affiliation').map(({ id, data }) => ({
    id,
    when: data.current ? 'Now' : '',
    title: data.name,
    detail: data.role ?? '',
    href: data.link,
  }));

export const accomplishments = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'accomplishment').map(({ id, data }) => ({
    id,
    when: yearOf(data.date ?? data.year),
    title: data.title,
    detail: sentences(fullDate(data.date), data.description),
    // Most accomplishments are professional: only the others say what they are.
    ...(data.type === 'personal' && { kind: inquiryChoiceLabel(data.type) }),
  }));

export const languages = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'language').map(({ id, data }) => ({
    id,
    when: inquiryChoiceLabel(data.speak),
    title: formatCode('language', data.code),
    detail: data.interview ? 'Gives interviews in this language' : '',
  }));

export const researchFocus = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'research_focus').map(({ id, data }) => ({
    id,
    when: yearOf(data.date),
    title: joined(data.title, data.subtitle),
    detail: sentences(fullDate(data.date), data.description),
    href: data.url,
    picture: data.cover && data.cover_alt ? { src: data.cover, alt: data.cover_alt } : undefined,
  }));

const amountOf = ({ amount, currency }: { amount?: number | undefined; currency?: string | undefined }) =>
  amount === undefined ? undefined : `${formatNumber(amount)} ${currency ?? ''}`.trim();

export const researchGrants = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'research_grant')
    .map(({ id, data }) => ({
      id,
      when: yearOf(data.date),
      title: data.title,
      detail: joined(data.organization, amountOf(data)),
      href: data.url,
    }))
    .sort(newestFirst);

export const patents = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'patent')
    .map(({ id, data }) => ({
      id,
      when: yearOf(data.date),
      title: data.title,
      detail: joined(data.number, data.details),
      href: data.url,
    }))
    .sort(newestFirst);

export const courses = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'course').map(({ id, data }) => ({
    id,
    when: '',
    title: data.title,
    detail: data.details,
    href: data.url,
  }));

export const partnerships = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'partnership')
    .map(({ id, data }) => ({
      id,
      when: yearOf(data.date),
      title: data.title,
      detail: joined(data.individual, data.organization, data.details),
      href: data.url,
    }))
    .sort(newestFirst);

export const sampleTalks = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'sample_talk').map(({ id, data }) => ({
    id,
    when: data.minutes === undefined ? '' : `${data.minutes} min`,
    title: data.title,
    detail: data.description,
    ...(data.formats && data.formats.length > 0 && { kind: data.formats.join(', ') }),
  }));

export const testimonials = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'testimonial').map(({ id, data }) => ({
    id,
    when: '',
    title: `“${data.recommendation}”`,
    detail: joined(data.name, data.position, data.company),
    href: data.url,
  }));

export const accreditations = (person: PublicPerson): WorkItem[] =>
  sectionsOf(person, 'accreditation').map(({ id, data }) => ({
    id,
    when: data.valid_until ? `To ${yearOf(data.valid_until)}` : '',
    title: data.name,
    detail: joined(data.issuer, data.jurisdiction),
  }));
