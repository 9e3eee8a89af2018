import { inquiries } from '@rostrum/contracts';
import { inquiryAsks, ownAsks } from '@rostrum/contracts/inquiries';
import type { DemoContext } from '../demo-context.ts';
import type { InquiryScript } from '../generate/inquiry-script.ts';
import type { DemoCaller } from '../host.ts';
import { addDays, momentAt, wallClock } from '../seeded/clock.ts';

/** An inquiry as far as asking experts needs it. */
interface Asked {
  id: string;
  script: InquiryScript;
  ref: string | null;
}

/** The desk asks the experts whom the inquiry is addressed to. Returns its version, or null when no one can be asked. */
export async function askExperts(
  { now }: DemoContext,
  sent: Asked,
  { caller, at }: { caller: DemoCaller; at: Date },
): Promise<number | null> {
  const params = { id: sent.id };
  const { steps, deadlineAt, message } = sent.script;
  const { recipients, version, allowed } = await caller.call(inquiries.get, { params });
  if (!allowed.ask) return null;
  // An agent asks within the own departments only.
  const { items } = await caller.call(inquiryAsks.candidates, { params });
  const askable = recipients.filter((person) => items.some(({ id }) => id === person.id));
  if (askable.length === 0) return null;
  // What is still open today is waited for; without a deadline to come it would have run out.
  const isOpen = steps.every(({ act }) => act !== 'close' && act !== 'withdraw');
  const isDue = deadlineAt !== null && deadlineAt > now;
  const { timezone } = sent.script.from;
  const today = wallClock(new Date(Math.max(at.getTime(), now.getTime())), timezone).date;
  const until = momentAt(addDays(today, 1), '17:00', timezone);
  const body = {
    version,
    person_ids: askable.map((person) => person.id),
    text: message,
    ...(isOpen && !isDue && { accept_by: until.toISOString() }),
  };
  const asked = await caller.call(inquiryAsks.ask, { params, body });
  sent.ref = asked.ref;
  return asked.version;
}

/** An expert who was asked says yes before writing to the seeker. */
export async function acceptAsked(caller: DemoCaller, { ref }: Asked): Promise<void> {
  if (ref === null) return;
  const { items } = await caller.call(ownAsks.list);
  const own = items.find((ask) => ask.ref === ref);
  if (own === undefined) return;
  await caller.call(ownAsks.answer, { params: { id: own.id }, body: { answer: 'accept' } });
}
