import {
  formatCode,
  personSectionForms,
  profileFields,
  socialNetworkLabel,
  teamChange,
  type PersonSection,
} from '@rostrum/contracts';
import type { ProfileSuggestion, SuggestedField, SuggestedSection } from '@rostrum/contracts/people';
import type { PersonRecord } from '../person-detail.repository.ts';
import { foldText, type Candidate, type EntryData } from './candidate.ts';

const mostOffered = 500;

/** The column of each field that a source can fill. */
const columns = {
  headline: 'headline',
  biography: 'biography',
  firstname: 'firstname',
  lastname: 'lastname',
  prefix: 'prefix',
  suffix: 'suffix',
  job_title: 'jobTitle',
  department: 'department',
  email: 'email',
  phone: 'phone',
  city: 'city',
  country: 'country',
} as const satisfies Record<SuggestedField, keyof PersonRecord>;

const ownFields: readonly string[] = profileFields;
const text = (data: EntryData, name: string) => String(data[name] ?? '');
const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** Two entries with the same key are one: by address where there is one, else by their name. */
const keysOf: Record<SuggestedSection, (data: EntryData) => string[]> = {
  education: (data) => [`${foldText(text(data, 'degree'))} ${foldText(text(data, 'institution'))}`],
  affiliation: (data) => [`${foldText(text(data, 'name'))} ${foldText(text(data, 'role'))}`],
  language: (data) => [text(data, 'code')],
  publication: (data) => [text(data, 'url').toLowerCase(), foldText(text(data, 'title'))].filter(Boolean),
  accomplishment: (data) => [foldText(text(data, 'title'))],
  social: (data) => [text(data, 'network')],
  link: (data) => [text(data, 'url').toLowerCase()],
};

const wordsOf: Record<SuggestedSection, (data: EntryData) => { title: string; detail: string }> = {
  education: (data) => ({
    title: joined(text(data, 'degree'), text(data, 'major')),
    detail: joined(text(data, 'institution'), text(data, 'year')),
  }),
  affiliation: (data) => ({
    title: text(data, 'name'),
    detail: joined(text(data, 'role'), data['current'] === true ? 'now' : 'in the past'),
  }),
  language: (data) => ({ title: formatCode('language', text(data, 'code')), detail: text(data, 'speak') }),
  publication: (data) => ({
    title: text(data, 'title'),
    detail: joined(text(data, 'publisher'), text(data, 'year')),
  }),
  accomplishment: (data) => ({ title: text(data, 'title'), detail: text(data, 'year') }),
  social: (data) => {
    const { data: entry } = personSectionForms.social.safeParse(data);
    return { title: entry ? socialNetworkLabel(entry.network) : '', detail: text(data, 'url') };
  },
  link: (data) => ({ title: text(data, 'name'), detail: text(data, 'url') }),
};

export interface Offer {
  items: ProfileSuggestion[];
  known: number;
}

interface Profile {
  person: PersonRecord;
  sections: readonly Pick<PersonSection, 'kind' | 'data'>[];
  /** People change only some of the words of their own profile; the team keeps the rest. */
  isOwn: boolean;
}

/** Of what was read, that which fits the profile and is not in it; each thing once, in its order. */
export function offerSuggestions(
  { person, sections, isOwn }: Profile,
  candidates: readonly Candidate[],
): Offer {
  const seen = new Set<string>(person.topics.map((topic) => `topic ${foldText(topic)}`));
  for (const { kind, data } of sections)
    if (kind in keysOf)
      for (const key of keysOf[kind as SuggestedSection](data as EntryData)) seen.add(`${kind} ${key}`);

  const items: ProfileSuggestion[] = [];
  let known = 0;
  /** Whether this is the first time that any of the keys comes up. */
  const isNew = (keys: readonly string[]) => {
    const isKnown = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (isKnown) known += 1;
    return !isKnown;
  };
  const take = (candidate: Candidate): ProfileSuggestion[] => {
    if (candidate.kind === 'topic') {
      const { data: [value] = [] } = teamChange.shape.topics.safeParse([candidate.value]);
      return value !== undefined && isNew([`topic ${foldText(value)}`])
        ? [{ kind: 'topic', value, title: value, detail: '' }]
        : [];
    }
    if (candidate.kind === 'section') {
      const { section } = candidate;
      const { data } = personSectionForms[section].safeParse(candidate.data);
      if (!data) return [];
      const entry: EntryData = { ...data };
      return isNew(keysOf[section](entry).map((key) => `${section} ${key}`))
        ? [{ kind: 'section', section, data: entry, ...wordsOf[section](entry) }]
        : [];
    }
    const { field } = candidate;
    if (isOwn && !ownFields.includes(field)) return [];
    const { data: value } = teamChange.shape[field].safeParse(candidate.value);
    if (!value) return [];
    const now = person[columns[field]] ?? '';
    if (!isNew([`field ${field}`])) return [];
    if (foldText(value) === foldText(now)) {
      known += 1;
      return [];
    }
    return [{ kind: 'field', field, value, title: value, detail: now }];
  };
  for (const candidate of candidates) if (items.length < mostOffered) items.push(...take(candidate));
  return { items, known };
}
