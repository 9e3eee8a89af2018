import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar, type CalendarEntry } from './write-calendar.ts';

const entry: CalendarEntry = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'post',
  label: 'Tides; and, more',
  at: '2027-03-28T09:00:00Z',
  version: 4,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-21T10:15:30Z',
};
const write = (...entries: CalendarEntry[]) => writeCalendar(entries, 'https://experts.example');
const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, events: calendar.getAllSubcomponents('vevent') };
};
const momentOf = (event: ICAL.Component | undefined, name: string) =>
  (event?.getFirstPropertyValue(name) as ICAL.Time | null | undefined)?.toJSDate().toISOString();

test('an entry is stamped with its last change, never with its own time', () => {
  const { calendar, events } = parse(write(entry));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const [event] = events;
  expect(momentOf(event, 'dtstamp')).toBe('2026-11-21T10:15:30.000Z');
  expect(momentOf(event, 'last-modified')).toBe('2026-11-21T10:15:30.000Z');
  expect(momentOf(event, 'created')).toBe('2026-11-20T08:00:00.000Z');
  expect(momentOf(event, 'dtstart')).toBe('2027-03-28T09:00:00.000Z');
  expect(event?.getFirstPropertyValue('summary')).toBe('Post: Tides; and, more');
});

test('a changed entry has the same identity and a higher sequence', () => {
  const first = { ...entry, version: 1 };
  const moved = { ...entry, version: 2, at: '2027-04-01T09:00:00Z' };
  const [before, after] = [first, moved].map((each) => parse(write(each)).events[0]);
  expect(before?.getFirstPropertyValue('sequence')).toBe(0);
  expect(after?.getFirstPropertyValue('sequence')).toBe(1);
  expect(after?.getFirstPropertyValue('uid')).toBe(before?.getFirstPropertyValue('uid'));
});

test('lines end after 75 octets, and never inside a character', () => {
  const labels = [
    '潮汐'.repeat(40),
    '🌊'.repeat(60),
    'Ångström '.repeat(30).trim(),
    `${'x'.repeat(62)}é\\;,`,
  ];
  const text = write(...labels.map((label, index) => ({ ...entry, id: String(index), label })));
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(parse(text).events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(
    labels.map((label) => `Post: ${label}`),
  );
});
