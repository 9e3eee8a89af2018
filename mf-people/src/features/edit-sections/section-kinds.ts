import {
  formatCode,
  formatPartialDate,
  socialNetworkLabel,
  type PersonSection,
  type PersonSectionKind,
} from '@rostrum/contracts';

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

/** When it was: its date, or the year alone that older entries have. */
const dateOf = ({ date, year }: { date?: string | undefined; year?: number | undefined }) =>
  date === undefined ? year : formatPartialDate(date);
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
    blank: { institution: '', degree: '', major: '', description: '' },
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
    blank: {
      title: '',
      authors: '',
      publisher: '',
      kind: 'article',
      date: '',
      details: '',
      doi: '',
      url: '',
      highlighted: false,
    },
    describe: ({ title, authors, publisher, highlighted, ...when }) => ({
      title,
      detail: joined(authors, publisher, dateOf(when), highlighted ? 'shown first' : undefined),
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
    blank: { title: '', type: 'professional', description: '', date: '' },
    describe: ({ title, type, description, ...when }) => ({
      title,
      detail: joined(type === 'personal' ? 'Personal' : undefined, dateOf(when), description),
    }),
  },
  accreditation: {
    title: 'Accreditations',
    one: 'accreditation',
    isOrdered: true,
    blank: { name: '', issuer: '', number: '', jurisdiction: '', valid_until: '' },
    describe: ({ name, issuer, jurisdiction, valid_until }) => ({
      title: name,
      detail: joined(issuer, jurisdiction, valid_until && `valid until ${valid_until}`),
    }),
  },
  research_focus: {
    title: 'Research focus',
    one: 'research focus',
    isOrdered: true,
    blank: {
      title: '',
      subtitle: '',
      description: '',
      date: '',
      url: '',
      cover_upload_id: null,
      cover_alt: '',
    },
    describe: ({ title, subtitle, description, date }) => ({
      title,
      detail: joined(date && formatPartialDate(date), subtitle || description),
    }),
  },
  research_grant: {
    title: 'Research grants',
    one: 'research grant',
    isOrdered: false,
    blank: { title: '', organization: '', details: '', currency: '', date: '', url: '' },
    describe: ({ title, organization, date }) => ({ title, detail: joined(organization, date) }),
  },
  patent: {
    title: 'Patents',
    one: 'patent',
    isOrdered: false,
    blank: { number: '', title: '', details: '', date: '', url: '' },
    describe: ({ title, number, date }) => ({ title, detail: joined(number, date) }),
  },
  course: {
    title: 'Courses',
    one: 'course',
    isOrdered: true,
    blank: { title: '', details: '', url: '' },
    describe: ({ title, details }) => ({ title, detail: details }),
  },
  partnership: {
    title: 'Partnerships',
    one: 'partnership',
    isOrdered: false,
    blank: { title: '', details: '', individual: '', organization: '', date: '', url: '' },
    describe: ({ title, individual, organization, date }) => ({
      title,
      detail: joined(individual, organization, date),
    }),
  },
  sample_talk: {
    title: 'Sample talks',
    one: 'sample talk',
    isOrdered: true,
    blank: { title: '', description: '', formats: [] },
    describe: ({ title, minutes, formats }) => ({
      title,
      detail: joined(minutes === undefined ? undefined : `${minutes} min`, ...(formats ?? [])),
    }),
  },
  testimonial: {
    title: 'Testimonials',
    one: 'testimonial',
    isOrdered: true,
    blank: { name: '', position: '', company: '', recommendation: '', agreed_on: '', url: '' },
    describe: ({ name, position, company }) => ({ title: name, detail: joined(position, company) }),
  },
  video: {
    title: 'Videos',
    one: 'video',
    isOrdered: true,
    blank: { title: '', url: '', captions: '' },
    describe: ({ title, url, captions }) => ({ title, detail: joined(url, captions && 'with captions') }),
  },
  social: {
    title: 'Social media',
    one: 'social profile',
    isOrdered: true,
    blank: { network: 'linkedin', url: '' },
    describe: ({ network, url }) => ({ title: socialNetworkLabel(network), detail: url }),
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
