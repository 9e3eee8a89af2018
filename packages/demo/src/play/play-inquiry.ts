import {
  guestInquiries,
  inquiries,
  inquiryAsks,
  ownAsks,
  sentInquiries,
  type InquirySubmission,
} from '@rostrum/contracts';
import { known } from '../content/read-content.ts';
import { emailOf, type DemoContext } from '../demo-context.ts';
import type { InquiryScript, Step } from '../generate/inquiry-script.ts';
import type { Act } from './timeline.ts';

/** What is known of an inquiry while its history is repeated. */
interface Sent {
  id: string;
  /** Behind this token a guest follows it; a seeker with an account needs none. */
  token: string | null;
  version: number;
  /** Once an expert was asked. */
  ref: string | null;
}

const submissionOf = ({ from, ...script }: InquiryScript) =>
  ({
    type: script.type,
    fields: script.fields,
    recipients: [...script.experts],
    company_username: script.organisation,
    firstname: from.firstname,
    lastname: from.lastname,
    email: emailOf(from),
    phone: from.phone,
    organization: from.organization || undefined,
    job_title: from.job_title || undefined,
    subject: script.subject,
    message: script.message,
    city: from.city,
    state: from.state,
    country: from.country,
    timezone: from.timezone,
    deadline_at: script.deadlineAt?.toISOString(),
    consent: true,
    source_page: script.sourcePage,
  }) as InquirySubmission;

/** An inquiry and everything that was done about it, as calls of the people who did it. */
export function actsOfInquiry(context: DemoContext, script: InquiryScript): Act[] {
  const { host, users } = context;
  const account = users.get(script.from.key);
  const caller = host.as(account?.email ?? null);
  const title = `"${script.subject}" (${script.organisation})`;
  let sent: Sent = { id: '', token: null, version: 1, ref: null };
  const member = (key: string) => host.as(known(users, key, 'user').email);

  async function send(): Promise<void> {
    const body = submissionOf(script);
    const { id, tracking_path: path } =
      account === undefined
        ? await caller.call(guestInquiries.send, { body })
        : await caller.call(sentInquiries.send, { body });
    sent = {
      id,
      version: 1,
      ref: null,
      token: account === undefined ? (path.split('/').at(-1) ?? null) : null,
    };
  }

  /** The desk asks the experts whom the inquiry is addressed to. */
  async function ask({ by, at }: Step & { by: string }): Promise<void> {
    const desk = member(by);
    const params = { id: sent.id };
    const { recipients, version, allowed } = await desk.call(inquiries.get, { params });
    if (!allowed.ask) return;
    // An agent asks within the own departments only.
    const { items } = await desk.call(inquiryAsks.candidates, { params });
    const askable = recipients.filter((person) => items.some(({ id }) => id === person.id));
    if (askable.length === 0) return;
    const isOpen = script.steps.every(({ act }) => act !== 'close' && act !== 'withdraw');
    const isDue = script.deadlineAt !== null && script.deadlineAt > context.now;
    const until = new Date(Math.max(at.getTime(), context.now.getTime()) + 26 * 3_600_000);
    const body = {
      version,
      person_ids: askable.map((person) => person.id),
      text: script.message,
      ...(isOpen && !isDue && { accept_by: until.toISOString() }),
    };
    const asked = await desk.call(inquiryAsks.ask, { params, body });
    sent = { ...sent, version: asked.version, ref: asked.ref };
  }

  /** An expert who was asked says yes before writing to the seeker. */
  async function acceptBefore(by: string): Promise<void> {
    if (sent.ref === null || by === script.from.key) return;
    const expert = member(by);
    const { items } = await expert.call(ownAsks.list);
    const own = items.find(({ ref }) => ref === sent.ref);
    if (own === undefined) return;
    await expert.call(ownAsks.answer, { params: { id: own.id }, body: { answer: 'accept' } });
    sent.version += 1;
  }

  async function play(step: Step): Promise<void> {
    const { id, token, version } = sent;
    const params = { id };
    switch (step.act) {
      case 'assign': {
        const body = { version, assignee_id: known(users, step.to, 'user').id };
        const desk = member(step.by);
        const taken = await desk.call(inquiries.update, { params, body });
        const held = taken.recipients.filter((person) => person.held).map((person) => person.id);
        sent.version = taken.version;
        // Whoever takes it passes it on to those who are asked through the office.
        if (held.length > 0 && taken.allowed.pass_on) {
          const passing = { version: taken.version, person_ids: held };
          sent.version = (await desk.call(inquiries.passOn, { params, body: passing })).version;
        }
        return;
      }
      case 'reply': {
        await acceptBefore(step.by);
        const then = step.then === 'waiting_seeker' ? step.then : undefined;
        const body = { visibility: 'all', body: step.body, then } as const;
        sent.version = (await member(step.by).call(inquiries.reply, { params, body })).version;
        if (step.then === 'ask') await ask(step);
        return;
      }
      case 'note': {
        const body = { visibility: 'internal', body: step.body } as const;
        sent.version = (await member(step.by).call(inquiries.reply, { params, body })).version;
        return;
      }
      case 'close': {
        const body = { version, outcome: step.outcome, note: step.note };
        sent.version = (await member(step.by).call(inquiries.close, { params, body })).version;
        return;
      }
      case 'message': {
        const { body } = step;
        if (token === null) await caller.call(sentInquiries.reply, { params, body: { body } });
        else await caller.call(guestInquiries.reply, { params: { token }, body: { body } });
        sent.version += 1;
        return;
      }
      case 'withdraw':
        if (token === null) await caller.call(sentInquiries.withdraw, { params });
        else await caller.call(guestInquiries.withdraw, { params: { token } });
        sent.version += 1;
    }
  }

  return [
    { at: script.sentAt, what: `${script.from.key} sends ${title}`, run: send },
    ...script.steps.map((step) => ({
      at: step.at,
      what: `${'by' in step ? step.by : script.from.key} does "${step.act}" in ${title}`,
      run: () => play(step),
    })),
    ...readingOf(context, script, () => sent.id),
  ];
}

/** The head of the desk has opened what was dealt with; what has just come is still bold. */
function readingOf(
  { host, now, users, organisations }: DemoContext,
  script: InquiryScript,
  id: () => string,
): Act[] {
  const last = script.steps.at(-1);
  if (last === undefined || (last.act === 'close' && now.getTime() - last.at.getTime() > 7 * 86_400_000))
    return [];
  const head = known(organisations, script.organisation, 'organisation').desk.at(-1) ?? '';
  if ('by' in last && last.by === head) return [];
  const at = new Date(Math.min(last.at.getTime() + 7 * 60_000, now.getTime() - 30_000));
  const reader = host.as(known(users, head, 'user').email);
  return [
    {
      at,
      what: `${head} reads "${script.subject}"`,
      run: async () => void (await reader.call(inquiries.get, { params: { id: id() } })),
    },
  ];
}
