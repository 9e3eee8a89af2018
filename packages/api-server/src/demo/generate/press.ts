import type { OrganisationKey, PersonContent } from '../content/content-types.ts';
import { openings, pressClosings } from '../content/inquiries/phrases.ts';
import { journalists, seekerOf } from '../content/seekers/seekers.ts';
import type { SeekerContent } from '../content/seekers/seeker-content.ts';
import type { InquiryDraft } from './inquiry-drafts.ts';
import { shortened } from './plain-words.ts';
import type { Random } from './random.ts';

const formats: Record<NonNullable<SeekerContent['medium']>, readonly string[]> = {
  print: ['phone', 'phone', 'email'],
  online: ['email', 'video', 'phone'],
  tv: ['in_person', 'live', 'video'],
  radio: ['live', 'phone'],
  podcast: ['video'],
  wire: ['phone', 'email'],
};

/** A story comes back: other newsrooms ask the same thing in their own way. */
const secondAsks: readonly ((subject: string) => string)[] = [
  (subject) => subject,
  (subject) => `For Sunday: ${subject}`,
  (subject) => `Quick call: ${subject}`,
  (subject) => `Once more: ${subject}`,
];

/** The reporter of the demonstration has a beat and a history with the desk. */
const reporter = 'callum-strand';
const reportersPeople = [
  'maren-okonjo-hale',
  'idris-falk',
  'bram-oyelaran',
  'leontine-achterberg',
  'maren-okonjo-hale',
  'priya-sundaresan-holt',
  'catarina-novak-obi',
  'maren-okonjo-hale',
  'bram-oyelaran',
];

/** Press questions, shared out by how much each person is in demand. */
export function pressDrafts(
  organisation: OrganisationKey,
  people: readonly PersonContent[],
  count: number,
  random: Random,
): InquiryDraft[] {
  const askable = people.filter(
    ({ hooks, status }) => (hooks?.length ?? 0) > 0 && status !== 'draft' && status !== 'in_review',
  );
  const reporters = journalists.filter(
    ({ asks, weight }) => (asks ?? ['northmere']).includes(organisation) && weight !== 0,
  );
  const used = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const ownName = organisation === 'northmere' ? reportersPeople[index] : undefined;
    const person =
      askable.find(({ username }) => username === ownName) ??
      random.weighted(askable, ({ demand }) => demand ?? 1);
    const from =
      ownName === undefined ? random.weighted(reporters, ({ weight }) => weight ?? 1) : seekerOf(reporter);
    const turn = used.get(person.username) ?? 0;
    used.set(person.username, turn + 1);
    return pressDraft(person, from, turn, random);
  });
}

function pressDraft(person: PersonContent, from: SeekerContent, turn: number, random: Random): InquiryDraft {
  const hooks = person.hooks ?? [];
  const [subject, ask] = hooks[turn % hooks.length] ?? ['Interview request', person.headline];
  const again =
    secondAsks[Math.min(Math.floor(turn / hooks.length), secondAsks.length - 1)] ?? ((text: string) => text);
  const medium = from.medium ?? 'print';
  return {
    type: 2,
    from,
    experts: [person.username],
    subject: shortened(again(subject), 120),
    message: `${random.pick(openings)}\n\n${ask} ${random.pick(pressClosings)}\n\n${from.firstname} ${from.lastname}, ${from.organization}`,
    fieldsAt: () => ({
      outlet: from.organization,
      media_position: from.position ?? 'reporter',
      media_type: medium,
      topic: subject,
      format: random.pick(formats[medium]),
      attribution: random.chance(0.85) ? 'on_record' : 'background',
    }),
    answerWithinDays: null,
  };
}
