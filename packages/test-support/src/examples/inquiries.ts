import { inquiries, inquirySummary, type InquiryDetail, type InquirySummary } from '@rostrum/contracts';
import { example } from './example.ts';

/** An id that can be told from others at a glance: `exampleId(3)` ends in 3. */
export const exampleId = (number: number): string =>
  `0190a6b0-0000-7000-8000-${String(number).padStart(12, '0')}`;

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A new media inquiry of Callum Strand that no one has taken, due in two hours. */
export const exampleInquiry = (number: number, more: Partial<InquirySummary> = {}): InquirySummary => ({
  ...example(inquirySummary),
  id: exampleId(number),
  ref: `INQ-7K2M${number}`,
  type: 2,
  subject: `Question ${number}`,
  excerpt: 'Does the barrier still hold?',
  status: 'new',
  restricted: false,
  deadline_at: hoursFromNow(2),
  created_at: hoursFromNow(-2),
  last_message_at: hoursFromNow(-1),
  sender: { name: 'Callum Strand', organization: 'The Meridian Ledger', verified: true },
  recipients: [
    {
      id: exampleId(90),
      username: 'maren',
      name: 'Maren Okonjo-Hale',
      job_title: 'Engineer',
      image: null,
      held: false,
    },
  ],
  assignee: null,
  unread: true,
  tags: [],
  ...more,
});

const message = (
  number: number,
  more: Partial<InquiryDetail['messages'][number]>,
): InquiryDetail['messages'][number] => ({
  id: exampleId(number),
  author: { kind: 'seeker', name: 'Callum Strand', image: null },
  visibility: 'all',
  body: 'Does the barrier still hold?',
  attachments: [],
  created_at: hoursFromNow(-2),
  delivery: null,
  ...more,
});

/** The same, opened by a member of the desk: a question, a note of the team, and what was done. */
export const exampleInquiryDetail = (
  summary: InquirySummary,
  more: Partial<InquiryDetail> = {},
): InquiryDetail => ({
  ...example(inquiries.get.response),
  ...summary,
  sender: {
    ...example(inquiries.get.response).sender,
    ...summary.sender,
    email: 'callum@ledger.example',
    timezone: 'Europe/Paris',
    country: 'GB',
  },
  version: 3,
  asks: [],
  watchers: [],
  watching: false,
  fields: {
    outlet: 'The Meridian Ledger',
    media_position: 'reporter',
    media_type: 'tv',
    attribution: 'on_record',
  },
  messages: [
    message(50, {}),
    message(51, {
      author: { kind: 'staff', name: 'Jonah Petrie', image: null },
      visibility: 'internal',
      body: 'She is on a train.',
      created_at: hoursFromNow(-1),
    }),
  ],
  activity: [
    {
      id: exampleId(60),
      verb: 'inquiry.received',
      text: 'sent it',
      actor: { name: 'Callum Strand', role: 'media' },
      created_at: hoursFromNow(-2),
    },
  ],
  allowed: {
    reply: true,
    note: true,
    assign: true,
    close: true,
    pass_on: true,
    ask: true,
    reopen: false,
    tag: true,
    archive: false,
    spam: true,
  },
  ...more,
});
