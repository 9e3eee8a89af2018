import { priorityOf } from '../../modules/inquiries/index.ts';
import { demoAccounts } from '../accounts.ts';
import type { InquiryScript, ScriptStep } from '../content/inquiries/script-types.ts';
import type { SeekerContent } from '../content/seekers/seeker-content.ts';
import { known, type DemoContext } from './demo-context.ts';
import { addReaders } from './inquiry-readers.ts';
import { castOf, told, type ToldStep } from './inquiry-telling.ts';
import { addressOf } from './plain-words.ts';
import type { Random } from './random.ts';

/** Without 0, 1, I, L, O and U, as the product's own references. */
const refAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const accountEmails = new Map(demoAccounts.map(({ key, email }) => [key, email]));

function newRef(random: Random, taken: Set<string>): string {
  for (;;) {
    const ref = `INQ-${Array.from({ length: 5 }, () => random.pick([...refAlphabet])).join('')}`;
    if (!taken.has(ref)) return ref;
  }
}

/** Turns scripts into rows: the inquiry, whom it asks, its thread, who has read it, and its entries in the log. */
export function addInquiries(context: DemoContext, scripts: readonly InquiryScript[]): void {
  const random = context.randomFor('inquiry references');
  const taken = new Set(scripts.flatMap(({ ref }) => ref ?? []));
  for (const script of scripts) {
    const ref = script.ref ?? newRef(random, taken);
    taken.add(ref);
    addInquiry(context, script, ref);
  }
}

const isAt =
  <Kind extends ScriptStep['kind']>(...kinds: Kind[]) =>
  (step: ScriptStep): step is Extract<ScriptStep, { kind: Kind }> =>
    (kinds as string[]).includes(step.kind);

function addInquiry(context: DemoContext, script: InquiryScript, ref: string): void {
  const { ids, rows, people, users } = context;
  const { from, steps, createdAt, organisation } = script;
  const orgId = known(context.organisationIds, organisation, 'organisation');
  const user = users.get(from.key);
  const id = ids.id(createdAt);
  const spoken = steps.filter(isAt('seeker', 'staff', 'expert'));
  const last = spoken.at(-1);
  const firstReply = steps.find(isAt('staff', 'expert'));
  const close = steps.find(isAt('close'));
  const assigned = steps.findLast(isAt('assign'));
  const opened = steps.find(isAt('assign', 'ask', 'staff', 'expert'));
  const updatedAt = steps.at(-1)?.at ?? createdAt;
  rows.inquiries.push({
    id,
    orgId,
    ref,
    type: script.type,
    subject: script.subject,
    message: script.message,
    fields: script.fields,
    status: script.status,
    priority: priorityOf(script.deadlineAt, createdAt),
    restricted: script.restricted ?? false,
    deadlineAt: script.deadlineAt,
    assigneeId: assigned ? known(users, assigned.to, 'user').id : null,
    seekerId: user?.id ?? null,
    seekerType: from.type,
    ...senderOf(from),
    verified: from.verified ?? false,
    consentAt: createdAt,
    sourcePage: script.sourcePage ?? null,
    sourcePostId: script.sourcePost === undefined ? null : known(context.posts, script.sourcePost, 'post').id,
    openedAt: opened?.at ?? null,
    expertAskedAt: steps.find(isAt('ask'))?.at ?? null,
    waitingSince:
      script.status === 'waiting_seeker' ? (steps.findLast(isAt('staff'))?.at ?? updatedAt) : null,
    firstReplyAt: firstReply?.at ?? null,
    closedAt: close?.at ?? null,
    outcome: close?.outcome ?? null,
    outcomeNote: close?.note ?? null,
    lastMessageAt: last?.at ?? createdAt,
    lastMessageBy: last?.kind ?? 'seeker',
    version: 1 + steps.length,
    createdAt,
    updatedAt,
  });
  script.experts.forEach((username, position) =>
    rows.inquiryRecipients.push({
      orgId,
      inquiryId: id,
      personId: known(people, username, 'person').id,
      position,
    }),
  );

  const cast = castOf(context, from);
  const entity = { type: 'inquiry' as const, id, label: ref, href: `/dashboard/inquiries/${id}` };
  const tell = (at: Date, { actor, verb, text, message }: ToldStep) => {
    context.log.push({ organisation, at, actor, verb, text, entity });
    if (message)
      rows.inquiryMessages.push({
        id: ids.id(at),
        orgId,
        inquiryId: id,
        authorName: actor.name,
        authorUserId: actor.userId,
        authorPersonId: actor.personId,
        createdAt: at,
        ...message,
      });
  };
  const opening = { authorKind: 'seeker', visibility: 'all', body: script.message } as const;
  tell(createdAt, { actor: cast.seeker, verb: 'inquiry.received', text: 'sent it', message: opening });
  if (script.status !== 'quarantined') {
    const people = script.experts.length + 1;
    const text = `passed screening and told ${people === 1 ? '1 person' : `${people} people`}`;
    tell(new Date(createdAt.getTime() + 2000), { actor: cast.system, verb: 'inquiry.screened', text });
  }
  for (const step of steps) tell(step.at, told(step, cast));
  addReaders(context, { id, orgId, script, lastMessageAt: last?.at ?? createdAt });
}

const senderOf = (from: SeekerContent) => ({
  firstname: from.firstname,
  lastname: from.lastname,
  email: accountEmails.get(from.key) ?? addressOf(from.firstname, from.lastname, from.domain),
  phone: from.phone ?? null,
  organization: from.organization || null,
  jobTitle: from.jobTitle || null,
  city: from.city,
  state: from.state ?? null,
  country: from.country,
  timezone: from.timezone,
});
