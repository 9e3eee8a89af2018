import ical from 'ical-generator';

export interface CalendarEntry {
  id: string;
  kind: string;
  label: string;
  at: string;
}

const minutes = 30;

/** Deadlines and scheduled posts as an iCalendar text. Names no sender: calendars are kept by other companies. */
export function writeCalendar(entries: readonly CalendarEntry[], origin: string): string {
  const calendar = ical({ name: 'Rostrum: deadlines and posts', prodId: '//Rostrum//Calendar//EN' });
  for (const { id, kind, label, at } of entries) {
    const isPost = kind === 'post';
    const start = new Date(at);
    calendar.createEvent({
      id: `${kind}-${id}`,
      start,
      end: new Date(start.getTime() + minutes * 60_000),
      stamp: start,
      summary: isPost ? `Post: ${label}` : `Deadline of inquiry ${label}`,
      url: `${origin}/dashboard/${isPost ? 'posts' : 'inquiries'}`,
    });
  }
  return calendar.toString();
}
