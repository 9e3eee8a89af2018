import { setTimeout as wait } from 'node:timers/promises';

/** Whom guests write to. */
export interface Asked {
  origin: string;
  username: string;
  companyUsername: string;
}

/** The expert of the demonstration whom most of it is about. */
export const demonstrated = { username: 'maren-okonjo-hale', companyUsername: 'northmere' };

/** An inquiry of a guest, with an address and a text of its own. */
const inquiryOf = (number: number, { username, companyUsername }: Omit<Asked, 'origin'>) => ({
  type: 2,
  recipients: [username],
  company_username: companyUsername,
  firstname: 'Callum',
  lastname: 'Strand',
  email: `guest${number}@paper.example`,
  subject: 'Storm surge barriers',
  message: `Question ${number}: does the barrier still hold at a 1-in-200 surge in 2050?`,
  country: 'GB',
  timezone: 'Europe/Paris',
  deadline_at: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  consent: true,
  source_page: `/experts/${username}`,
  fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'print' },
});

export interface Sent {
  accepted: number;
  refused: number;
  /** Neither stored nor told to come back later. */
  failed: number;
  seconds: number;
}

export interface Answered {
  /** 0 without an answer. */
  status: number;
  /** Whether it says when to come back. */
  hasRetryAfter: boolean;
  milliseconds: number;
}

async function sendOne({ origin, ...asked }: Asked, number: number, key: string): Promise<Answered> {
  const began = performance.now();
  const answer = await fetch(`${origin}/app/public/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(inquiryOf(number, asked)),
  }).catch(() => null);
  await answer?.arrayBuffer();
  return {
    status: answer?.status ?? 0,
    hasRetryAfter: answer?.headers.has('retry-after') ?? false,
    milliseconds: performance.now() - began,
  };
}

/** Sends one, and returns the status of the answer, 0 without one. */
export const submitOne = async (
  asked: Asked,
  number: number,
  key: string = crypto.randomUUID(),
): Promise<number> => (await sendOne(asked, number, key)).status;

/** Sends that many at once, each with a key of its own, and returns every answer. */
export const submitTimed = (origin: string, count: number, from: number): Promise<Answered[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sendOne({ origin, ...demonstrated }, from + index, crypto.randomUUID()),
    ),
  );

/** Sends so many a second, evenly, whether or not those before are answered. Times are in milliseconds. */
export async function submitSteadily(
  asked: Asked,
  { perSecond, seconds, from }: { perSecond: number; seconds: number; from: number },
): Promise<{ times: number[]; accepted: number; failed: number }> {
  const began = performance.now();
  const sent = await Promise.all(
    Array.from({ length: perSecond * seconds }, async (_, index) => {
      const due = began + (index / perSecond) * 1000;
      await wait(due - began);
      const status = await submitOne(asked, from + index);
      return { time: performance.now() - due, isAccepted: status === 201 };
    }),
  );
  const accepted = sent.filter(({ isAccepted }) => isAccepted).length;
  return { times: sent.map(({ time }) => time), accepted, failed: sent.length - accepted };
}

/** That many inquiries at once, from one address, each with a key of its own. */
export async function submitAtOnce(origin: string, count: number, from: number): Promise<Sent> {
  const started = performance.now();
  const answers = await submitTimed(origin, count, from);
  const accepted = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(
    ({ status, hasRetryAfter }) => status === 429 || (status === 503 && hasRetryAfter),
  ).length;
  return {
    accepted,
    refused,
    failed: count - accepted - refused,
    seconds: (performance.now() - started) / 1000,
  };
}
