import { describe, expect, test } from 'vitest';
import { inquirySubmission } from './inquiry-submission.ts';

const media = {
  type: 2,
  recipients: ['maren.okonjo-hale'],
  company_username: 'northmere',
  firstname: 'Callum',
  lastname: 'Strand',
  email: 'callum@meridian-ledger.example',
  subject: 'Storm surge barriers',
  message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
  country: 'GB',
  timezone: 'Europe/London',
  deadline_at: '2026-11-19T12:30:00Z',
  consent: true,
  fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'print' },
};

const faults = (input: unknown) => {
  const result = inquirySubmission.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

describe('an inquiry', () => {
  test('of the media type is accepted with its fields', () => expect(faults(media)).toEqual([]));
  test('of the media type needs a deadline', () =>
    expect(faults({ ...media, deadline_at: undefined })).toEqual(['deadline_at']));
  test('names the missing field of its type', () =>
    expect(faults({ ...media, fields: { outlet: 'x', media_type: 'print' } })).toEqual([
      'fields.media_position',
    ]));
  test('from the United States or Canada needs a state or province of that country', () => {
    expect(faults({ ...media, country: 'US' })).toEqual(['state']);
    expect(faults({ ...media, country: 'CA', state: 'TX' })).toEqual(['state']);
    expect(faults({ ...media, country: 'US', state: 'TX' })).toEqual([]);
  });
  test('takes one address only, so that nobody else is mailed', () => {
    for (const email of ['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', 'A <a@x.example>'])
      expect(faults({ ...media, email })).toEqual(['email']);
  });
  test('needs consent, and a message of at least 20 characters', () =>
    expect(faults({ ...media, consent: false, message: 'Call me' })).toEqual(['message', 'consent']));
});
