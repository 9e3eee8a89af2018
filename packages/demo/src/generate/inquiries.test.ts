import { inquirySubmission } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { createDemoContext, emailOf } from '../demo-context.ts';
import type { DemoHost } from '../host.ts';
import { todaysInquiries } from '../play/todays-inquiries.ts';
import { pastInquiries } from './past-inquiries.ts';

const noHost = (now: Date): DemoHost => ({
  now,
  as: () => ({ call: () => Promise.reject(new Error('Nothing is called here.')) }),
  at: (_, work) => work(),
  write: () => Promise.resolve(),
  hashPassword: () => Promise.resolve(''),
  completenessOf: () => 0,
  cleanHtml: (html) => html,
});

function inquiriesAt(moment: string) {
  const context = createDemoContext(noHost(new Date(moment)));
  const told = todaysInquiries(context);
  return { context, all: [...told, ...pastInquiries(context, told)] };
}

const { context, all } = inquiriesAt('2026-11-19T10:12:00Z');

describe('the inquiries of the demonstration', () => {
  test('are the same from run to run, and others at another moment', () => {
    const written = JSON.stringify(all);
    expect(JSON.stringify(inquiriesAt('2026-11-19T10:12:00Z').all)).toBe(written);
    expect(JSON.stringify(inquiriesAt('2027-03-02T03:30:00Z').all)).not.toBe(written);
  });

  test('are as many as each organisation had, of every type', () => {
    const wanted = context.content.organisations.reduce((sum, { inquiries }) => sum + inquiries, 0);
    expect(all).toHaveLength(wanted);
    expect(new Set(all.map(({ type }) => type)).size).toBe(10);
  });

  test('could each have been sent through the public form', () => {
    for (const { from, ...inquiry } of all) {
      const sent = inquirySubmission.safeParse({
        type: inquiry.type,
        fields: inquiry.fields,
        recipients: inquiry.experts,
        company_username: inquiry.organisation,
        firstname: from.firstname,
        lastname: from.lastname,
        email: emailOf(from),
        subject: inquiry.subject,
        message: inquiry.message,
        state: from.state,
        country: from.country,
        timezone: from.timezone,
        deadline_at: inquiry.deadlineAt?.toISOString(),
        consent: true,
      });
      expect({ subject: inquiry.subject, issues: sent.error?.issues ?? [] }).toEqual({
        subject: inquiry.subject,
        issues: [],
      });
    }
  });

  test.each([
    '2026-11-19T10:12:00Z',
    '2026-11-22T03:40:00Z',
    '2027-01-01T00:05:00Z',
    '2028-02-29T21:59:00Z',
    '2027-03-28T01:30:00Z',
  ])('stand where their age and deadline put them, loaded at %s', (moment) => {
    const now = new Date(moment);
    for (const { subject, sentAt, deadlineAt, steps } of inquiriesAt(moment).all) {
      const times = [sentAt, ...steps.map(({ at }) => at)].map((at) => at.getTime());
      const ends = steps.findIndex(({ act }) => act === 'close' || act === 'withdraw');
      const faults = [
        times.some((at) => at > now.getTime()) && 'happens in the future',
        times.some((at, index) => at < (times[index - 1] ?? 0)) && 'happens out of order',
        deadlineAt && deadlineAt <= sentAt && 'was due before it was sent',
        deadlineAt && deadlineAt <= now && ends === -1 && 'is open past its deadline',
        ends !== -1 && ends < steps.length - 1 && 'goes on after its end',
      ].filter(Boolean);
      expect({ subject, faults }).toEqual({ subject, faults: [] });
    }
  });

  test('follow the week', () => {
    const weekend = all.filter(({ sentAt }) => [0, 6].includes(sentAt.getUTCDay()));
    expect(weekend.length / all.length).toBeLessThan(0.2);
  });

  test('leave no place of a text unfilled', () => {
    const texts = JSON.stringify(
      all.map(({ subject, message, fields, steps }) => ({ subject, message, fields, steps })),
    );
    expect(texts.match(/\{(time|date|moment|next|first|expert)\b[^}]*\}/g)).toBeNull();
  });
});
