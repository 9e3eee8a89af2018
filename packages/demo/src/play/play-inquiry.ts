import { guestInquiries, inquiries, sentInquiries, type InquirySubmission } from '@rostrum/contracts';
import { acceptAsked, askExperts } from './play-asking.ts';
import { emailOf, type DemoContext } from '../demo-context.ts';
import type { InquiryScript, Step } from '../generate/inquiry-script.ts';
import type { DemoCaller } from '../host.ts';
import { dayMs, minuteMs } from '../seeded/clock.ts';
import type { Act } from './timeline.ts';

/** What is known of an inquiry while its history is repeated. */
export interface Sent {
  sender: DemoCaller;
  id: string;
  /** Behind this token a guest follows it; a seeker with an account needs none. */
  token: string | null;
  version: number;
  /** What is needed to ask experts, and its reference once some were asked. */
  script: InquiryScript;
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

/** Makes the call of one step and returns the version of the inquiry after it. */
async function playStep(context: DemoContext, sent: Sent, step: Step): Promise<number> {
  const { id, token, version } = sent;
  const params = { id };
  const caller = 'by' in step ? context.callerOf(step.by) : sent.sender;
  const update = async (call: Promise<{ version: number }>) => (await call).version;
  switch (step.act) {
    case 'assign': {
      const body = { version, assignee_id: context.userOf(step.to).id };
      const taken = await caller.call(inquiries.update, { params, body });
      const held = taken.recipients.filter((person) => person.held).map((person) => person.id);
      if (held.length === 0 || !taken.allowed.pass_on) return taken.version;
      // Whoever takes it passes it on to those who are asked through the office.
      const passing = { version: taken.version, person_ids: held };
      return update(caller.call(inquiries.passOn, { params, body: passing }));
    }
    case 'reply':
    case 'note': {
      const isReply = step.act === 'reply';
      const visibility = isReply ? 'all' : 'internal';
      const then = isReply && step.then === 'waiting_seeker' ? step.then : undefined;
      if (isReply) await acceptAsked(caller, sent);
      const replied = await update(
        caller.call(inquiries.reply, { params, body: { visibility, body: step.body, then } }),
      );
      const isAsking = isReply && step.then === 'ask';
      return isAsking ? ((await askExperts(context, sent, { caller, at: step.at })) ?? replied) : replied;
    }
    case 'close': {
      const body = { version, outcome: step.outcome, note: step.note };
      return update(caller.call(inquiries.close, { params, body }));
    }
    case 'message': {
      const { body } = step;
      if (token === null) await caller.call(sentInquiries.reply, { params, body: { body } });
      else await caller.call(guestInquiries.reply, { params: { token }, body: { body } });
      return version + 1;
    }
    case 'withdraw':
      if (token === null) await caller.call(sentInquiries.withdraw, { params });
      else await caller.call(guestInquiries.withdraw, { params: { token } });
      return version + 1;
  }
}

/** An inquiry and everything that was done about it, as calls of the people who did it. */
export function actsOfInquiry(context: DemoContext, script: InquiryScript): Act[] {
  const account = context.users.get(script.from.key);
  const title = `"${script.subject}" (${script.organisation})`;
  const sender = context.host.as(account?.email ?? null);
  const sent: Sent = { sender, script, id: '', token: null, version: 1, ref: null };
  const send = async () => {
    const route = account === undefined ? guestInquiries.send : sentInquiries.send;
    const { id, tracking_path: path } = await sender.call(route, { body: submissionOf(script) });
    Object.assign(sent, { id, token: account === undefined ? path.split('/').at(-1) : null });
  };
  return [
    { at: script.sentAt, what: `${script.from.key} sends ${title}`, run: send },
    ...script.steps.map((step) => ({
      at: step.at,
      what: `${'by' in step ? step.by : script.from.key} does "${step.act}" in ${title}`,
      run: async () => (sent.version = await playStep(context, sent, step)),
    })),
    ...readingOf(context, script, sent),
  ];
}

/** The head of the desk has opened what was dealt with; what has just come is still bold. */
function readingOf({ now, headOf, callerOf }: DemoContext, script: InquiryScript, sent: Sent): Act[] {
  const last = script.steps.at(-1);
  if (last === undefined || (last.act === 'close' && now.getTime() - last.at.getTime() > 7 * dayMs))
    return [];
  const head = headOf(script.organisation).key;
  if ('by' in last && last.by === head) return [];
  const at = new Date(Math.min(last.at.getTime() + 7 * minuteMs, now.getTime() - 30_000));
  const run = () => callerOf(head).call(inquiries.get, { params: { id: sent.id } });
  return [{ at, what: `${head} reads "${script.subject}"`, run }];
}
