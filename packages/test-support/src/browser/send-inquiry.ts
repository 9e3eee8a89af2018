import { randomUUID } from 'node:crypto';

/** An inquiry of a guest to an expert of the demonstration, as the form sends it. */
export const guestInquiry = (subject: string) => ({
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
});

/** Sends it by a call: for journeys about its arrival. */
export async function sendInquiry(origin: string, subject: string): Promise<void> {
  const answer = await fetch(`${origin}/app/public/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(guestInquiry(subject)),
  });
  if (!answer.ok) throw new Error(`The inquiry was refused: ${answer.status} ${await answer.text()}`);
}
