import type { Seeker } from '../content/content-schemas.ts';
import { known, type PersonContent } from '../content/read-content.ts';
import type { DemoContext } from '../demo-context.ts';
import { canBeAsked, type InquiryDraft } from './inquiry-drafts.ts';
import { shortened } from '../seeded/plain-words.ts';
import type { Random } from '../seeded/random.ts';

const formats: Record<Seeker['medium'], readonly string[]> = {
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
  context: DemoContext,
  organisation: string,
  count: number,
  random: Random,
): InquiryDraft[] {
  const { content, people, seekers } = context;
  const askable = [...people.values()].filter(
    (person) =>
      person.organisation === organisation && person.hooks.length > 0 && canBeAsked(context, person, 2),
  );
  const reporters = content.seekers.filter(
    ({ type, asks, weight, only_named }) =>
      type === 'media' && asks.includes(organisation) && weight !== 0 && !only_named,
  );
  const used = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const ownName = organisation === 'northmere' ? reportersPeople[index] : undefined;
    const person =
      askable.find(({ username }) => username === ownName) ??
      random.weighted(askable, ({ demand }) => demand);
    const from =
      ownName === undefined
        ? random.weighted(reporters, ({ weight }) => weight)
        : known(seekers, reporter, 'seeker');
    const turn = used.get(person.username) ?? 0;
    used.set(person.username, turn + 1);
    return pressDraft(content.phrases, { person, from, turn }, random);
  });
}

function pressDraft(
  { openings, press_closings: closings }: DemoContext['content']['phrases'],
  { person, from, turn }: { person: PersonContent; from: Seeker; turn: number },
  random: Random,
): InquiryDraft {
  const { hooks } = person;
  const { subject, ask } = hooks[turn % hooks.length] ?? {
    subject: 'Interview request',
    ask: person.headline,
  };
  const round = Math.min(Math.floor(turn / hooks.length), secondAsks.length - 1);
  const again = secondAsks[round] ?? ((text: string) => text);
  return {
    type: 2,
    from,
    experts: [person.username],
    subject: shortened(again(subject), 120),
    message: `${random.pick(openings)}\n\n${ask} ${random.pick(closings)}\n\n${from.firstname} ${from.lastname}, ${from.organization}`,
    fieldsAt: () => ({
      outlet: from.organization,
      media_position: from.position,
      media_type: from.medium,
      topic: subject,
      format: random.pick(formats[from.medium]),
      attribution: random.chance(0.85) ? 'on_record' : 'background',
    }),
    answerWithinDays: null,
  };
}
