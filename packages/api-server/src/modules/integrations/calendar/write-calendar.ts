import ical, { ICalCalendarMethod } from 'ical-generator';

export interface CalendarEntry {
  id: string;
  kind: string;
  label: string;
  at: string;
  /** Raised by every change, from 1. */
  version: number;
  created_at: string;
  updated_at: string;
}

const minutes = 30;

/**
 * Writes deadlines and scheduled posts as iCalendar text (RFC 5545). Names no sender: calendars are kept by other
 * companies. A calendar program replaces the entry it has only when SEQUENCE or DTSTAMP is later, so both come from the
 * stored row.
 */
export function writeCalendar(entries: readonly CalendarEntry[], origin: string): string {
  const calendar = ical({
    name: 'Rostrum: deadlines and posts',
    prodId: '//Rostrum//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, kind, label, at, version, created_at: created, updated_at: updated } of entries) {
    const isPost = kind === 'post';
    const start = new Date(at);
    const url = `${origin}/dashboard/${isPost ? 'posts' : 'inquiries'}/${id}`;
    calendar.createEvent({
      id: `${kind}-${id}`,
      sequence: version - 1,
      created: new Date(created),
      lastModified: new Date(updated),
      stamp: new Date(updated),
      start,
      end: new Date(start.getTime() + minutes * 60_000),
      summary: isPost ? `Post: ${label}` : `Deadline of inquiry ${label}`,
      // Not every calendar program shows the address of an entry.
      description: `Open the ${isPost ? 'post' : 'inquiry'}: ${url}`,
      url,
    });
  }
  return calendar.toString();
}
