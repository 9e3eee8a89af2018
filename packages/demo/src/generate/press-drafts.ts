import type { Seeker } from '../content/content-schemas.ts';
import type { PersonContent } from '../content/read-content.ts';
import type { DemoContext } from '../demo-context.ts';
import { canBeAsked, type InquiryDraft } from './inquiry-drafts.ts';
import { fill, shortened } from '../seeded/plain-words.ts';
import type { Random } from '../seeded/random.ts';

/** Press questions, shared out by how much each person is in demand. */
export function pressDrafts(
  context: DemoContext,
  organisation: string,
  count: number,
  random: Random,
): InquiryDraft[] {
  const { content, people, seekerOf } = context;
  const { reporter } = content.press;
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
    const named = organisation === reporter.organisation ? reporter.asks[index] : undefined;
    const person =
      askable.find(({ username }) => username === named) ?? random.weighted(askable, ({ demand }) => demand);
    const from =
      named === undefined ? random.weighted(reporters, ({ weight }) => weight) : seekerOf(reporter.key);
    const turn = used.get(person.username) ?? 0;
    used.set(person.username, turn + 1);
    return draftOf(content, { person, from, turn }, random);
  });
}

function draftOf(
  { phrases, press }: DemoContext['content'],
  { person, from, turn }: { person: PersonContent; from: Seeker; turn: number },
  random: Random,
): InquiryDraft {
  const { hooks } = person;
  const first = { subject: 'Interview request', ask: person.headline };
  const { subject, ask } = hooks[turn % hooks.length] ?? first;
  const round = Math.min(Math.floor(turn / hooks.length), press.asked_again.length - 1);
  const sender = `${from.firstname} ${from.lastname}, ${from.organization}`;
  return {
    type: 2,
    from,
    experts: [person.username],
    subject: shortened(fill(press.asked_again[round] ?? '{subject}', { subject }), 120),
    message: `${random.pick(phrases.openings)}\n\n${ask} ${random.pick(phrases.press_closings)}\n\n${sender}`,
    fieldsAt: () => ({
      outlet: from.organization,
      media_position: from.position,
      media_type: from.medium,
      topic: subject,
      format: random.pick(press.formats[from.medium]),
      attribution: random.chance(0.85) ? 'on_record' : 'background',
    }),
    answerWithinDays: null,
  };
}
