import { randomUUID } from 'node:crypto';

/** Sends an inquiry to an expert of the demonstration as a guest would, by a call: for journeys about its arrival. */
export async function sendInquiry(origin: string, subject: string): Promise<void> {
  const answer = await fetch(`${origin}/app/public/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      type: 5,
      company_username: 'northmere',
      recipients: ['maren-okonjo-hale'],
      fields: {},
      subject,
      message: 'Could you explain the surge of 1953 to our readers, in plain words?',
      firstname: 'Ada',
      lastname: 'Lindqvist',
      email: 'ada.lindqvist@selby-post.example',
      country: 'GB',
      timezone: 'Europe/London',
      consent: true,
    }),
  });
  if (!answer.ok) throw new Error(`The inquiry was refused: ${answer.status} ${await answer.text()}`);
}
