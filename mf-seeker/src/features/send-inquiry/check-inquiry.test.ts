import { describe, expect, test } from 'vitest';
import { checkInquiry } from '@rostrum/inquiry-form';
import { fieldKey, newInquiryDraft, type InquiryDraft } from './inquiry-draft.ts';
import { toSubmission } from './to-submission.ts';

const now = new Date('2026-11-19T11:12:00Z').getTime();
const address = {
  organisation: {
    company_username: 'northmere',
    name: 'Northmere University',
    timezone: 'Europe/London',
    desk_phone: null,
    inquiry_form: null,
  },
  usernames: ['maren-okonjo-hale'],
};

const filled = (change: Partial<InquiryDraft> = {}): InquiryDraft => ({
  ...newInquiryDraft(2, null),
  firstname: 'Callum',
  lastname: 'Reyes',
  email: 'callum@meridian.example',
  subject: 'Storm surge barriers',
  message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
  country: 'GB',
  consent: true,
  deadline_at: '2026-11-20T12:00',
  fields: {
    [fieldKey(2, 'outlet')]: 'The Meridian Ledger',
    [fieldKey(2, 'media_position')]: 'reporter',
    [fieldKey(2, 'media_type')]: 'print',
  },
  ...change,
});

const check = (draft: InquiryDraft) =>
  checkInquiry(toSubmission(draft, address, 'Europe/London', '/experts/maren-okonjo-hale'), now);

describe('checking an inquiry', () => {
  test('a filled form is accepted, without the answers that were left empty', () => {
    const { submission, problems } = check(filled());
    expect(problems).toEqual([]);
    expect(submission).toMatchObject({
      type: 2,
      recipients: ['maren-okonjo-hale'],
      fields: { outlet: 'The Meridian Ledger' },
    });
    expect(submission?.phone).toBeUndefined();
    expect(submission?.fields).not.toHaveProperty('topic');
  });

  test('every missing answer is named once, with its label and what to do', () => {
    const { problems } = check({ ...newInquiryDraft(2, null), message: 'Too short' });
    expect(problems).toContainEqual({ path: 'fields.outlet', label: 'Outlet', message: 'Enter outlet.' });
    expect(problems).toContainEqual({ path: 'fields.media_type', label: 'Medium', message: 'Choose one.' });
    expect(problems).toContainEqual({ path: 'email', label: 'Email', message: 'Enter email.' });
    expect(problems).toContainEqual(
      expect.objectContaining({ path: 'message', message: 'Write at least 20 characters; there are 9.' }),
    );
    expect(new Set(problems.map(({ path }) => path)).size).toBe(problems.length);
  });

  test('the deadline must lie ahead, within 180 days', () => {
    expect(check(filled({ deadline_at: '2026-11-18T12:00' })).problems[0]?.message).toBe(
      'Choose a time that lies ahead.',
    );
    for (const unread of ['T', '2026-11-20T', '2026-11-20Tlate'])
      expect(check(filled({ deadline_at: unread })).problems[0]?.message).toBe('Choose a day and a time.');
    expect(check(filled({ deadline_at: '2027-11-18T12:00' })).problems[0]?.message).toBe(
      'Choose a time within the next 180 days.',
    );
  });

  test('a state is asked where addresses have one, and left out elsewhere', () => {
    expect(check(filled({ country: 'US' })).problems).toEqual([
      { path: 'state', label: 'State or province', message: 'Choose a state or province.' },
    ]);
    expect(check(filled({ country: 'GB', state: 'CA' })).submission?.state).toBeUndefined();
  });

  test('meeting times keep their type and name their faults', () => {
    const meeting = (starts: string[]) =>
      filled({
        type: 10,
        fields: {
          [fieldKey(10, 'purpose')]: 'Plan a joint course',
          [fieldKey(10, 'mode')]: 'video',
          [fieldKey(10, 'slots')]: starts.map((start) => ({ start, minutes: '45' })),
        },
      });
    expect(check(meeting(['2026-12-01T10:00', '2026-12-02T10:00'])).submission?.fields).toMatchObject({
      slots: [{ minutes: 45 }, { minutes: 45 }],
    });
    expect(check(meeting(['2026-12-01T10:00'])).problems[0]).toMatchObject({
      path: 'fields.slots',
      message: 'Propose at least two times.',
    });
    expect(check(meeting(['2026-12-01T10:00', ''])).problems[0]?.path).toBe('fields.slots');
    expect(check(meeting(['2026-12-01T10:00', '2026-12-02Tlate'])).problems[0]).toMatchObject({
      path: 'fields.slots',
      message: 'Choose a day and a time.',
    });
  });

  test('numbers are numbers', () => {
    const event = (minutes: string) =>
      filled({
        type: 1,
        fields: {
          [fieldKey(1, 'event_name')]: 'Resilience Summit',
          [fieldKey(1, 'event_location')]: 'Leeds',
          [fieldKey(1, 'event_date')]: '2027-03-01',
          [fieldKey(1, 'event_description')]: 'Two hundred planners.',
          [fieldKey(1, 'minutes')]: minutes,
        },
      });
    expect(check(event('40')).submission?.fields).toMatchObject({ minutes: 40 });
    expect(check(event('2')).problems[0]).toMatchObject({
      path: 'fields.minutes',
      message: 'Enter 5 or more.',
    });
    expect(check(event('soon')).problems[0]?.message).toBe('Enter a whole number.');
  });
});
