import { inquiryOutcomeLabels, type InquiryStatus } from '@rostrum/contracts';
import { priorityOf } from '../../../modules/inquiries/inquiry-priority.ts';
import { demoAccounts } from '../accounts.ts';
import type { InquiryScript, ScriptStep } from '../content/inquiries/script-types.ts';
import type { SeekerContent } from '../content/seekers.ts';
import { known, type DemoContext, type LoggedStep } from './demo-context.ts';
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

const isAt = <Kind extends ScriptStep['kind']>(...kinds: Kind[]) => (step: ScriptStep): step is Extract<ScriptStep, { kind: Kind }> => (kinds as string[]).includes(step.kind);

function addInquiry(context: DemoContext, script: InquiryScript, ref: string): void {
  const { now, ids, rows, people, users } = context;
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
    waitingSince: script.status === 'waiting_seeker' ? (steps.findLast(isAt('staff'))?.at ?? updatedAt) : null,
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
  script.experts.forEach((username, position) => rows.inquiryRecipients.push({ orgId, inquiryId: id, personId: known(people, username, 'person').id, position }));

  const seekerName = `${from.firstname} ${from.lastname}`;
  const say = (at: Date, message: Pick<(typeof rows.inquiryMessages)[number], 'authorKind' | 'authorName' | 'body'> & { authorUserId?: string | null; authorPersonId?: string | null; visibility?: 'all' | 'internal' }) =>
    rows.inquiryMessages.push({ id: ids.id(at), orgId, inquiryId: id, visibility: 'all', createdAt: at, ...message });
  say(createdAt, { authorKind: 'seeker', authorName: seekerName, authorUserId: user?.id ?? null, body: script.message });

  const entity = { type: 'inquiry' as const, id, label: ref, href: `/dashboard/inquiries/${id}` };
  const log = (step: Omit<LoggedStep, 'organisation' | 'entity'>) => context.log.push({ ...step, organisation, entity });
  const seeker = { userId: user?.id ?? null, name: seekerName, role: user ? from.type : 'guest' };
  const system = { userId: null, name: 'Rostrum', role: 'system' };
  const member = (key: string) => {
    const { id: userId, name, role } = known(users, key, 'user');
    return { userId, name, role };
  };
  const expertActor = (username: string) => {
    const person = known(people, username, 'person');
    return { userId: users.get(username)?.id ?? null, name: `${person.content.firstname} ${person.content.lastname}`, role: 'expert' };
  };

  log({ at: createdAt, actor: seeker, verb: 'inquiry.received', text: 'sent it' });
  if (script.status !== 'quarantined' && script.status !== 'spam') {
    const told = Math.max(1, script.experts.length + 1);
    log({ at: new Date(createdAt.getTime() + 2000), actor: system, verb: 'inquiry.screened', text: `passed screening and told ${told} people` });
  }
  for (const step of steps) {
    switch (step.kind) {
      case 'assign':
        log({ at: step.at, actor: member(step.by), verb: 'inquiry.assigned', text: step.by === step.to ? 'took it' : `assigned it to ${member(step.to).name}` });
        break;
      case 'ask':
        log({ at: step.at, actor: member(step.by), verb: 'inquiry.expert_asked', text: `asked ${step.experts.map((username) => expertActor(username).name).join(' and ')}` });
        break;
      case 'accept':
        log({ at: step.at, actor: expertActor(step.expert), verb: 'inquiry.expert_accepted', text: 'said yes' });
        break;
      case 'decline':
        log({ at: step.at, actor: expertActor(step.expert), verb: 'inquiry.expert_declined', text: 'said no' });
        break;
      case 'seeker':
        say(step.at, { authorKind: 'seeker', authorName: seekerName, authorUserId: user?.id ?? null, body: step.body });
        log({ at: step.at, actor: seeker, verb: 'inquiry.seeker_replied', text: 'added to it' });
        break;
      case 'staff': {
        const { userId, name } = member(step.by);
        say(step.at, { authorKind: 'staff', authorName: name, authorUserId: userId, authorPersonId: known(users, step.by, 'user').personId, body: step.body });
        log({ at: step.at, actor: member(step.by), verb: 'inquiry.replied', text: 'replied to the seeker' });
        break;
      }
      case 'expert': {
        const actor = expertActor(step.expert);
        say(step.at, { authorKind: 'expert', authorName: actor.name, authorUserId: actor.userId, authorPersonId: known(people, step.expert, 'person').id, body: step.body });
        log({ at: step.at, actor, verb: 'inquiry.replied', text: 'replied to the seeker' });
        break;
      }
      case 'note': {
        const { userId, name } = member(step.by);
        say(step.at, { authorKind: 'staff', authorName: name, authorUserId: userId, authorPersonId: known(users, step.by, 'user').personId, visibility: 'internal', body: step.body });
        log({ at: step.at, actor: member(step.by), verb: 'inquiry.noted', text: 'added an internal note' });
        break;
      }
      case 'hold':
        log({ at: new Date(step.at.getTime() + 2000), actor: system, verb: 'inquiry.held', text: `held it: ${step.reason}` });
        break;
      case 'spam':
        log({ at: step.at, actor: member(step.by), verb: 'inquiry.spam', text: 'marked it as spam' });
        break;
      case 'close':
        if (step.outcome === 'withdrawn') log({ at: step.at, actor: seeker, verb: 'inquiry.withdrawn', text: 'withdrew it' });
        else log({ at: step.at, actor: member(step.by), verb: 'inquiry.closed', text: `closed it: ${inquiryOutcomeLabels[step.outcome]}${step.note === undefined ? '' : ', with a note'}` });
        break;
    }
  }
  markRead(context, { orgId, inquiryId: id, script, updatedAt: last?.at ?? createdAt, now });
}

/** The desk has read what it has dealt with; what just arrived is still bold. */
function markRead({ rows, users }: DemoContext, { orgId, inquiryId, script, updatedAt, now }: { orgId: string; inquiryId: string; script: InquiryScript; updatedAt: Date; now: Date }): void {
  const unread: readonly InquiryStatus[] = ['new', 'quarantined'];
  if (unread.includes(script.status)) return;
  const readers = new Set(script.steps.flatMap((step) => ('by' in step ? [step.by] : [])));
  for (const member of rows.memberships.filter((each) => each.orgId === orgId && each.role === 'administrator')) {
    const key = [...users].find(([, { id }]) => id === member.userId)?.[0];
    if (key !== undefined) readers.add(key);
  }
  const readAt = new Date(Math.min(updatedAt.getTime() + 7 * 60_000, now.getTime() - 30_000));
  for (const key of readers) rows.inquiryReads.push({ orgId, inquiryId, userId: known(users, key, 'user').id, readAt });
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
