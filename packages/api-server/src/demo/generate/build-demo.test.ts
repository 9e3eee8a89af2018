import { createHash } from 'node:crypto';
import {
  inquirySubmission,
  inquiryTypeFields,
  openInquiryStatuses,
  personSectionData,
  type InquiryTypeId,
} from '@rostrum/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDemo } from './build-demo.ts';
import type { DemoRows } from './demo-rows.ts';

const now = new Date('2026-11-19T10:12:00Z');
const build = (at = now) => buildDemo({ now: at, passwordHashes: new Map() });
const digest = (rows: DemoRows) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
const length = (text: string) => [...text].length;

let rows: DemoRows;
beforeAll(() => {
  rows = build();
});

const northmere = () => rows.organisations[0]?.id;
const isOpen = ({ status }: DemoRows['inquiries'][number]) =>
  (openInquiryStatuses as readonly (string | undefined)[]).includes(status);

describe('the demonstration', () => {
  test('is the same from run to run, and another at another moment', () => {
    expect(digest(build())).toBe(digest(rows));
    expect(digest(build(new Date('2027-03-02T03:30:00Z')))).not.toBe(digest(rows));
  });

  test('has the promised size', () => {
    expect(rows.organisations).toHaveLength(5);
    expect(rows.people.filter(({ kind }) => kind !== 'staff')).toHaveLength(60);
    expect(rows.posts).toHaveLength(45);
    expect(rows.questions).toHaveLength(80);
    expect(rows.inquiries).toHaveLength(300);
    expect(rows.users.filter(({ email }) => email.endsWith('@rostrum.example'))).toHaveLength(12);
    expect(rows.questions.filter(({ status }) => status === 'answered').length).toBeGreaterThanOrEqual(58);
    expect(rows.classifications.filter(({ scheme }) => scheme === 'topic').length).toBeGreaterThanOrEqual(
      135,
    );
    expect(rows.events.length).toBeGreaterThan(12_000);
    expect(rows.events.length).toBeLessThan(24_000);
    expect(new Set(rows.inquiries.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });

  test('names only topics of its vocabulary, and nobody real by address', () => {
    const titles = new Set(
      rows.classifications.filter(({ scheme }) => scheme === 'topic').map(({ title }) => title),
    );
    const used = [
      ...rows.people.flatMap(({ topics }) => topics ?? []),
      ...rows.posts.flatMap(({ tags }) => tags ?? []),
      ...rows.questions.flatMap(({ tags }) => tags ?? []),
    ];
    expect(used.filter((title) => !titles.has(title))).toEqual([]);
    const addresses = [...rows.people, ...rows.users, ...rows.inquiries].map(({ email }) => email);
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  });
});

describe('its profiles', () => {
  test('keep the limits and have sections that parse', () => {
    for (const { headline = '', biography = '', topics = [], jobTitle } of rows.people) {
      expect(length(headline)).toBeLessThanOrEqual(140);
      expect(length(biography)).toBeLessThanOrEqual(2500);
      expect(length(jobTitle)).toBeLessThanOrEqual(140);
      expect(topics.length).toBeLessThanOrEqual(8);
    }
    for (const { kind, data } of rows.personSections) {
      const parsed = personSectionData[kind as keyof typeof personSectionData].safeParse(data);
      expect(parsed.error?.issues ?? []).toEqual([]);
    }
  });

  test('published ones meet the publish gate', () => {
    const incomplete = rows.people.filter(
      ({ status, kind, headline, biography, image, industries, topics, consentAt }) =>
        status === 'published' &&
        kind !== 'staff' &&
        !(headline && biography && image && industries?.length && topics?.length && consentAt),
    );
    expect(incomplete.map(({ username }) => username)).toEqual([]);
  });

  test('some wait to be confirmed for over a year, as the home page says', () => {
    const yearAgo = now.getTime() - 365 * 86_400_000;
    const stale = rows.people.filter(
      ({ orgId, lastConfirmedAt }) =>
        orgId === northmere() && lastConfirmedAt && lastConfirmedAt.getTime() < yearAgo,
    );
    expect(stale).toHaveLength(7);
  });
});

describe('its inquiries', () => {
  test('have type fields that parse and a message that the form would take', () => {
    for (const { type, fields, subject, message, deadlineAt } of rows.inquiries) {
      const parsed = inquiryTypeFields[type as InquiryTypeId].strict().safeParse(fields);
      expect({ subject, issues: parsed.error?.issues ?? [] }).toEqual({ subject, issues: [] });
      expect(length(subject)).toBeLessThanOrEqual(120);
      expect(length(message)).toBeGreaterThanOrEqual(20);
      expect({ subject, isDated: type !== 2 || deadlineAt instanceof Date }).toEqual({
        subject,
        isDated: true,
      });
    }
  });

  test('could each have been sent through the public form', () => {
    const usernames = new Map(rows.people.map(({ id, username }) => [id, username]));
    const companies = new Map(rows.organisations.map(({ id, companyUsername }) => [id, companyUsername]));
    for (const inquiry of rows.inquiries) {
      const sent = inquirySubmission.safeParse({
        type: inquiry.type,
        fields: inquiry.fields,
        recipients: rows.inquiryRecipients
          .filter(({ inquiryId }) => inquiryId === inquiry.id)
          .map(({ personId }) => usernames.get(personId)),
        company_username: companies.get(inquiry.orgId),
        firstname: inquiry.firstname,
        lastname: inquiry.lastname,
        email: inquiry.email,
        phone: inquiry.phone ?? undefined,
        organization: inquiry.organization ?? undefined,
        job_title: inquiry.jobTitle ?? undefined,
        subject: inquiry.subject,
        message: inquiry.message,
        city: inquiry.city ?? undefined,
        state: inquiry.state ?? undefined,
        country: inquiry.country,
        timezone: inquiry.timezone,
        deadline_at: inquiry.deadlineAt?.toISOString(),
        consent: true,
        source_page: inquiry.sourcePage ?? undefined,
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
    const at = new Date(moment);
    for (const inquiry of build(at).inquiries) {
      const { createdAt, deadlineAt, closedAt, outcome, firstReplyAt, subject, status } = inquiry;
      const faults = [
        createdAt > at && 'arrives in the future',
        deadlineAt && deadlineAt <= createdAt && 'was due before it arrived',
        isOpen(inquiry) && deadlineAt && deadlineAt <= at && 'is open past its deadline',
        status === 'closed' &&
          !(closedAt && outcome && closedAt <= at && closedAt > createdAt) &&
          'is closed without an end',
        status !== 'closed' && (closedAt || outcome) && 'has an end and is not closed',
        status === 'new' && firstReplyAt && 'is new and answered',
        firstReplyAt && firstReplyAt <= createdAt && 'was answered before it arrived',
        outcome === 'deadline_missed' && !inquiry.outcomeNote && 'missed its deadline without a reason',
      ].filter(Boolean);
      expect({ subject, status, faults }).toEqual({ subject, status, faults: [] });
    }
  });

  test('have threads in order, whose notes no seeker ever wrote', () => {
    for (const { id, createdAt, lastMessageAt } of rows.inquiries) {
      const thread = rows.inquiryMessages.filter(({ inquiryId }) => inquiryId === id);
      const times = thread.map((message) => message.createdAt?.getTime() ?? 0);
      expect(times).toEqual([...times].sort((left, right) => left - right));
      expect(times[0]).toBe(createdAt.getTime());
      expect(thread.filter(({ visibility }) => visibility === 'all').at(-1)?.createdAt).toEqual(
        lastMessageAt,
      );
    }
    expect(
      rows.inquiryMessages.filter(
        ({ authorKind, visibility }) => authorKind === 'seeker' && visibility === 'internal',
      ),
    ).toEqual([]);
    expect(rows.inquiryMessages.filter(({ visibility }) => visibility === 'internal').length).toBeGreaterThan(
      20,
    );
  });

  test('tell the stories of the day', () => {
    const of = (subject: string) => rows.inquiries.find((inquiry) => inquiry.subject.startsWith(subject));
    const minutesLeft = (subject: string) =>
      ((of(subject)?.deadlineAt?.getTime() ?? 0) - now.getTime()) / 60_000;
    expect(of('Storm surge barriers')).toMatchObject({ ref: 'INQ-7K2M9', status: 'waiting_expert' });
    expect(minutesLeft('Storm surge barriers')).toBe(138);
    expect(of('Live 13:10 slot')).toMatchObject({ status: 'new', assigneeId: null });
    expect(minutesLeft('Live 13:10 slot')).toBe(168);
    expect(minutesLeft('Can an algorithm')).toBe(408);
    expect(of('Battery fire causation')).toMatchObject({ restricted: true, type: 3 });
    const open = rows.inquiries.filter((inquiry) => inquiry.orgId === northmere() && isOpen(inquiry));
    expect(open).toHaveLength(27);
    expect(open.filter(({ assigneeId }) => assigneeId === null)).toHaveLength(4);
  });

  test('follow the week', () => {
    const byWeekday = [0, 0, 0, 0, 0, 0, 0];
    for (const { createdAt } of rows.inquiries)
      byWeekday[(createdAt.getUTCDay() + 6) % 7] = (byWeekday[(createdAt.getUTCDay() + 6) % 7] ?? 0) + 1;
    const weekend = (byWeekday[5] ?? 0) + (byWeekday[6] ?? 0);
    expect(weekend / rows.inquiries.length).toBeLessThan(0.2);
    expect(byWeekday[1]).toBeGreaterThan(byWeekday[5] ?? 0);
  });
});

describe('its posts and answers', () => {
  test('keep their limits and use only the tags that rich text allows', () => {
    const allowed = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a']);
    for (const { title, summary = '', bodyHtml = '', status, publishAt, publishedAt, slug } of rows.posts) {
      expect(length(title)).toBeLessThanOrEqual(150);
      expect(length(summary)).toBeLessThanOrEqual(300);
      expect(
        [...bodyHtml.matchAll(/<\/?([a-z0-9]+)/g)]
          .map(([, tag]) => tag)
          .filter((tag) => !allowed.has(tag ?? '')),
      ).toEqual([]);
      const isInPlace =
        (status !== 'scheduled' || (publishAt?.getTime() ?? 0) > now.getTime()) &&
        (status !== 'published' || (publishedAt?.getTime() ?? Infinity) <= now.getTime());
      expect({ slug, isInPlace }).toEqual({ slug, isInPlace: true });
    }
    for (const { pullQuote } of rows.answers) expect(length(pullQuote ?? '')).toBeLessThanOrEqual(280);
    for (const { text } of rows.questions) expect(length(text)).toBeGreaterThanOrEqual(10);
  });
});
