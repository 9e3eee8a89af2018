import { inquiryTypeIds } from '@rostrum/contracts';
import type { Seeker } from '../content/content-schemas.ts';
import type { PersonContent } from '../content/read-content.ts';
import { askableIn, type Drawing, type InquiryDraft } from './inquiry-drafts.ts';
import { fill, shortened } from '../seeded/plain-words.ts';

/** Press questions, shared out by how much each person is in demand. */
export function pressDrafts(drawing: Drawing, count: number): InquiryDraft[] {
  const { context, organisation, random } = drawing;
  const { press, seekers } = context.content;
  const askable = askableIn(drawing, 2).filter(({ hooks }) => hooks.length > 0);
  const reporters = seekers.filter(
    ({ type, asks, weight, only_named }) =>
      type === 'media' && asks.includes(organisation.key) && weight !== 0 && !only_named,
  );
  const reporter = context.seekerOf(press.reporter.key);
  const named = organisation.key === press.reporter.organisation ? press.reporter.asks : [];
  const used = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const wanted = named[index];
    const person =
      askable.find(({ username }) => username === wanted) ?? random.weighted(askable, ({ demand }) => demand);
    const from = wanted === undefined ? random.weighted(reporters, ({ weight }) => weight) : reporter;
    const turn = used.get(person.username) ?? 0;
    used.set(person.username, turn + 1);
    return draftOf(drawing, { person, from, turn });
  });
}

interface Asked {
  person: PersonContent;
  from: Seeker;
  /** How often this person was asked before. */
  turn: number;
}

function draftOf({ context, random }: Drawing, { person, from, turn }: Asked): InquiryDraft {
  const { phrases, press } = context.content;
  const { hooks } = person;
  const first = { subject: 'Interview request', ask: person.headline };
  const { subject, ask } = hooks[turn % hooks.length] ?? first;
  const round = Math.min(Math.floor(turn / hooks.length), press.asked_again.length - 1);
  const sender = `${from.firstname} ${from.lastname}, ${from.organization}`;
  return {
    type: inquiryTypeIds.media,
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
