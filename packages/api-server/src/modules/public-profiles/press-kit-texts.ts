import type { PublicPerson } from '@rostrum/contracts';
import { shorten } from './page-parts.ts';

/** What fits under a photo or before an interview. */
const shortBiography = 400;

const paragraphs = (...texts: readonly (string | null)[]) =>
  `${texts.filter((text) => text !== null && text.trim() !== '').join('\n\n')}\n`.replaceAll(
    /\r?\n/g,
    '\r\n',
  );

/** Up to the last sentence that fits; a first one that is longer is cut. */
function firstSentences(text: string): string {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(whole)) {
    const next = index + segment.trimEnd().length;
    if (next > shortBiography) break;
    end = next;
  }
  return end === 0 ? shorten(whole, shortBiography) : whole.slice(0, end);
}

type Subject = Pick<
  PublicPerson,
  | 'prefix'
  | 'name'
  | 'pronouns'
  | 'name_pronunciation'
  | 'job_title'
  | 'headline'
  | 'biography'
  | 'topics'
  | 'organisation'
>;

const nameOf = ({ prefix, name }: Subject) =>
  prefix !== null && !name.startsWith(`${prefix} `) ? `${prefix} ${name}` : name;

/** Who a person is, short and long, with where to ask. */
export function writeBiography(person: Subject, page: string): string {
  const { organisation, pronouns, name_pronunciation: spoken, job_title: title } = person;
  const about = [
    nameOf(person),
    `${title}, ${organisation.name}`,
    ...(spoken ? [`Spoken: ${spoken}`] : []),
    ...(pronouns ? [`Pronouns: ${pronouns}`] : []),
  ];
  return paragraphs(
    about.join('\n'),
    person.headline,
    person.topics.length > 0 ? `Can speak on: ${person.topics.join(', ')}` : null,
    `SHORT BIOGRAPHY\n\n${firstSentences(person.biography) || person.headline}`,
    person.biography.trim() === '' ? null : `BIOGRAPHY\n\n${person.biography.trim()}`,
    [
      `Profile and inquiries: ${page}`,
      ...(organisation.desk_phone ? [`Phone of ${organisation.name}: ${organisation.desk_phone}`] : []),
    ].join('\n'),
  );
}

/** How the photos are to be credited, each by the name of its files. */
export const writePhotoCredits = (
  person: Subject,
  photos: readonly { name: string; credit: string }[],
): string =>
  paragraphs(
    `${photos.length === 1 ? 'Photo' : 'Photos'} of ${nameOf(person)}, ${organisationName(person)}`,
    ...photos.map(({ name, credit }) =>
      photos.length === 1 ? `Credit: ${credit}` : `${name}-print.jpg and its other sizes\nCredit: ${credit}`,
    ),
    'Print the credit wherever you show the photo.',
  );
const organisationName = ({ organisation }: Subject) => organisation.name;
