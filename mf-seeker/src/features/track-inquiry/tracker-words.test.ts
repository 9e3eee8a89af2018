import { seekerStatuses, type TrackedInquiry } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { shortMoment, timeUsed, zonedMoment } from './time-used.ts';
import { recipientOf, trackerSentence } from './tracker-words.ts';

const organisation = { name: 'Northmere University', company_username: 'northmere' };
const person = (name: string) => ({ username: name.toLowerCase(), name, job_title: '', image: null });

describe('words of the tracker', () => {
  test('never use the words of the team', () => {
    const sentences = seekerStatuses.map((status) => {
      const { strong, rest } = trackerSentence({
        status,
        organisation,
        outcome: null,
        may_reply: true,
      });
      return `${strong} ${rest}`;
    });
    expect(sentences.join(' ')).not.toMatch(
      /screening|quarantine|held|spam|blocked|SLA|assignee|waiting_|internal/i,
    );
  });

  test('name who was asked', () => {
    expect(recipientOf({ recipients: [], organisation })).toBe('Northmere University');
    expect(
      recipientOf({ recipients: [person('Maren'), person('Bram'), person('Elias')], organisation }),
    ).toBe('Maren, Bram and Elias');
  });

  test('say how it ended, and claim no more than that', () => {
    const ended = (outcome: TrackedInquiry['outcome']) =>
      trackerSentence({ status: 'closed', outcome, organisation, may_reply: true }).strong;
    expect(ended('declined_by_expert')).toBe('Closed: Declined by the expert.');
    expect(ended('no_reply')).toBe('Closed: No reply from you.');
    expect(ended('withdrawn')).toBe('You withdrew this inquiry.');
    const replied = trackerSentence({ status: 'replied', outcome: null, organisation, may_reply: true });
    expect(`${replied.strong} ${replied.rest}`).not.toMatch(/answer/i);
  });
});

describe('the bar of time', () => {
  const now = new Date('2026-11-19T11:12:00Z').getTime();

  test('runs from sending to the deadline and no further', () => {
    expect(timeUsed('2026-11-19T09:12:00Z', '2026-11-19T13:12:00Z', now)).toBe(0.5);
    expect(timeUsed('2026-11-19T08:00:00Z', '2026-11-19T09:00:00Z', now)).toBe(1);
    expect(timeUsed('2026-11-19T09:00:00Z', '2026-11-19T08:00:00Z', now)).toBe(1);
  });

  test('tells today by the clock and other days by their name', () => {
    expect(shortMoment('2026-11-19T12:30:00Z', now, 'Europe/London')).toBe('Thu 19 Nov 12:30');
    expect(zonedMoment('2026-11-19T12:30:00Z', now, 'Europe/Paris')).toMatch(
      /^Thu 19 Nov 13:30 (CET|GMT\+1)$/,
    );
    expect(shortMoment('2026-11-20T17:00:00Z', now, 'Europe/London')).toBe('Fri 20 Nov 17:00');
  });
});
