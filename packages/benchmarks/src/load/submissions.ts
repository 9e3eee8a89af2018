const people = ['maren-okonjo-hale'];

/** An inquiry of a guest to the demonstration, with an address and a text of its own. */
const inquiryOf = (number: number) => ({
  type: 2,
  recipients: people,
  company_username: 'northmere',
  firstname: 'Callum',
  lastname: 'Strand',
  email: `guest${number}@paper.example`,
  subject: 'Storm surge barriers',
  message: `Question ${number}: does the barrier still hold at a 1-in-200 surge in 2050?`,
  country: 'GB',
  timezone: 'Europe/Paris',
  deadline_at: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  consent: true,
  source_page: `/experts/${people[0] ?? ''}`,
  fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'print' },
});

export interface Sent {
  accepted: number;
  refused: number;
  /** Neither stored nor told to come back later. */
  failed: number;
  seconds: number;
}

/** That many inquiries at once, from one address, each with a key of its own. */
export async function submitAtOnce(origin: string, count: number, from: number): Promise<Sent> {
  const started = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const answer = await fetch(`${origin}/app/public/inquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(inquiryOf(from + index)),
      }).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? 0;
    }),
  );
  const accepted = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  return {
    accepted,
    refused,
    failed: count - accepted - refused,
    seconds: (performance.now() - started) / 1000,
  };
}
