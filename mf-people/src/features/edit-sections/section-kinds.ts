import { formatCode, type PersonSection, type PersonSectionKind } from '@rostrum/contracts';

type DataOf<Kind extends PersonSectionKind> = Extract<PersonSection, { kind: Kind }>['data'];

interface SectionWords<Kind extends PersonSectionKind> {
  /** Of all entries, and of one. */
  title: string;
  one: string;
  /** Public pages keep the order of these; they sort the others by date. */
  isOrdered: boolean;
  /** A new entry, as its form begins. */
  blank: Record<string, unknown>;
  /** The entry in two lines. */
  describe: (data: DataOf<Kind>) => { title: string; detail: string };
}

const joined = (...parts: (string | number | undefined)[]) => parts.filter(Boolean).join(', ');

export const sectionKinds: { [Kind in PersonSectionKind]: SectionWords<Kind> } = {
  language: {
    title: 'Languages',
    one: 'language',
    isOrdered: true,
    blank: { code: '', speak: 'fluent', interview: true },
    describe: ({ code, speak, interview }) => ({
      title: formatCode('language', code),
      detail: joined(
        { native: 'Native', fluent: 'Fluent', basic: 'Basic' }[speak],
        interview ? 'gives interviews' : 'no interviews',
      ),
    }),
  },
  education: {
    title: 'Education',
    one: 'education',
    isOrdered: true,
    blank: { institution: '', degree: '', major: '' },
    describe: ({ degree, major, institution, year }) => ({
      title: joined(degree, major),
      detail: joined(institution, year),
    }),
  },
  affiliation: {
    title: 'Affiliations',
    one: 'affiliation',
    isOrdered: true,
    blank: { name: '', role: '', link: '', current: true },
    describe: ({ name, role, current }) => ({
      title: name,
      detail: joined(role, current ? 'now' : 'in the past'),
    }),
  },
  publication: {
    title: 'Publications',
    one: 'publication',
    isOrdered: false,
    blank: { title: '', publisher: '', kind: 'article', url: '', highlighted: false },
    describe: ({ title, publisher, year, highlighted }) => ({
      title,
      detail: joined(publisher, year, highlighted ? 'shown first' : undefined),
    }),
  },
  media_appearance: {
    title: 'Media appearances',
    one: 'media appearance',
    isOrdered: false,
    blank: { title: '', organization: '', type: 'online', details: '', url: '', date: '' },
    describe: ({ title, organization, date }) => ({ title, detail: joined(organization, date) }),
  },
  event_appearance: {
    title: 'Event appearances',
    one: 'event appearance',
    isOrdered: false,
    blank: { title: '', event_name: '', location: '', date: '' },
    describe: ({ title, event_name, location, date }) => ({
      title,
      detail: joined(event_name, location, date),
    }),
  },
  quotation: {
    title: 'Quotations',
    one: 'quotation',
    isOrdered: true,
    blank: { text: '', cleared_on: '' },
    describe: ({ text, cleared_on }) => ({ title: text, detail: `Cleared on ${cleared_on}` }),
  },
  accomplishment: {
    title: 'Accomplishments',
    one: 'accomplishment',
    isOrdered: true,
    blank: { title: '', description: '' },
    describe: ({ title, year, description }) => ({ title, detail: joined(year, description) }),
  },
  link: {
    title: 'Links',
    one: 'link',
    isOrdered: true,
    blank: { name: '', url: '' },
    describe: ({ name, url }) => ({ title: name, detail: url }),
  },
};

/** The two lines of an entry of any kind. */
export const describeEntry = ({ kind, data }: Pick<PersonSection, 'kind' | 'data'>) =>
  (sectionKinds[kind].describe as (data: PersonSection['data']) => { title: string; detail: string })(data);
