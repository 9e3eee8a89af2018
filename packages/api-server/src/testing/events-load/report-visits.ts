import { Agent, request } from 'node:http';
import { events, type RouteBody } from '@rostrum/contracts';

export interface Visited {
  company: string;
  usernames: readonly string[];
}

type Report = RouteBody<typeof events.reportAll>;

/** Cards of similar experts on a profile, and those of a directory that come on screen. */
const similar = 4;
const listed = 12;

/**
 * What a browser gathers of one visit and sends in one call: of four visits one is of a directory, three are of a profile
 * with its similar experts, and of five of those one opens the form.
 */
export function gatherVisit({ company: company_username, usernames }: Visited, visit: number): Report {
  const from = visit % usernames.length;
  const shown = (count: number) => ({
    name: 'profile_impression' as const,
    company_username,
    usernames: Array.from(
      { length: count },
      (_, place) => usernames[(from + place) % usernames.length] ?? '',
    ),
  });
  if (visit % 4 === 0) return { events: [shown(listed)] };
  const about = { company_username, username: usernames[from] };
  return {
    events: [
      { name: 'profile_view', ...about },
      shown(similar),
      ...(visit % 5 === 0 ? [{ name: 'inquiry_open' as const, ...about }] : []),
    ],
  };
}

/** Sends reports over so many connections. Its own cost is on the same processor, so it is no `fetch`. */
export function createReporter(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** How many events the server says that it recorded; 0 where it does not answer. */
    send: (report: Report, userAgent: string): Promise<number> =>
      new Promise((resolve) => {
        const body = JSON.stringify(report);
        const call = request(
          origin + events.reportAll.path,
          {
            agent,
            method: events.reportAll.method,
            headers: {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'user-agent': userAgent,
            },
          },
          (answer) => {
            let text = '';
            answer.setEncoding('utf8');
            answer.on('data', (part: string) => {
              text += part;
            });
            answer.on('error', () => resolve(0));
            answer.on('end', () => resolve(Number(/"recorded":(\d+)/.exec(text)?.[1] ?? 0)));
          },
        );
        // Killed before it answered: no one was told that these are recorded.
        call.on('error', () => resolve(0));
        call.end(body);
      }),
    close: () => agent.destroy(),
  };
}
