import { heldInquiry, type ConcernedPerson, type HeldInquiry } from '@rostrum/contracts/inquiries';
import { example, exampleId } from '@rostrum/test-support';

export const held = (number: number, more: Partial<HeldInquiry> = {}): HeldInquiry => ({
  ...example(heldInquiry),
  id: exampleId(number),
  ref: `INQ-0000${number}`,
  subject: `Guest post ${number}`,
  restricted: false,
  sender: { name: 'Dana Reed', email: `dana${number}@rank.example`, organization: null, verified: false },
  recipients: ['Maren Okonjo-Hale'],
  deadline_at: null,
  state: 'held',
  action: 'block',
  rule: { kind: 'phrase', pattern: 'guest post', reason: 'Link sellers' },
  decided: null,
  ...more,
});

export const concerned = (
  number: number,
  name: string,
  more: Partial<ConcernedPerson> = {},
): ConcernedPerson => ({
  id: exampleId(number),
  name,
  is_in_safety_mode: false,
  is_named: false,
  reach: 'account',
  notified: null,
  ...more,
});

export const threat = (more: Partial<HeldInquiry> = {}) =>
  held(5, {
    rule: null,
    verdict: { score: 0.99, threshold: 0.85, category: 'abuse_threat', is_safety: true },
    ...more,
  });
