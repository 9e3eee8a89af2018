import { takeViaEmbed, watchReading, watchSeen } from '@rostrum/public-pages';
import { useSession } from '@rostrum/remote-runtime';
import { useCallback, useEffect, useRef } from 'react';
import { reportEvent, type VisitEvent } from './report-event.ts';

export type Happening = Omit<VisitEvent, 'company_username' | 'referrer'>;

/**
 * Counts one visit of a page. `view` is reported once it is known and the session is: a signed-in visitor's own history
 * needs the token. The returned function reports what else happens, each name once a visit.
 */
export function useVisit(
  companyUsername: string | undefined,
  view: Happening | null,
): (happening: Happening) => void {
  const { status, session } = useSession();
  const reported = useRef(new Set<string>());
  const token = session?.sessionToken ?? null;

  const report = useCallback(
    (happening: Happening) => {
      const key = [happening.name, happening.username, happening.entity_id].join(' ');
      if (companyUsername === undefined || reported.current.has(key)) return;
      reported.current.add(key);
      reportEvent({ ...happening, company_username: companyUsername }, token);
    },
    [companyUsername, token],
  );

  const { name, username, entity_id } = view ?? {};
  useEffect(() => {
    if (name === undefined || status === 'loading') return;
    report({ name, username, entity_id, ...(takeViaEmbed() && { via: 'embed' as const }) });
  }, [name, username, entity_id, status, report]);
  return report;
}

/** Counts which cards of people were on screen, whether the text of `entityId` was read to its end, and for how long. */
export function useSeen(
  companyUsername: string,
  { entityId, shownAs }: { entityId?: string; shownAs?: string },
): void {
  const { status, session } = useSession();
  const token = session?.sessionToken ?? null;
  useEffect(() => {
    if (status === 'loading') return undefined;
    const send = (happening: Happening) =>
      reportEvent({ ...happening, company_username: companyUsername }, token);
    const stop = watchSeen(document, {
      shown: (usernames) => send({ name: 'profile_impression', usernames }),
      read: () => (entityId === undefined ? undefined : send({ name: 'post_read', entity_id: entityId })),
    });
    const text = entityId === undefined ? null : document.querySelector('[data-reading]');
    const stopReading =
      text && watchReading(text, (seconds) => send({ name: 'post_time', entity_id: entityId, seconds }));
    return () => {
      stop();
      stopReading?.();
    };
  }, [companyUsername, entityId, shownAs, status, token]);
}

export interface ShownPerson {
  username: string;
  organisation: { company_username: string };
}

/** Counts which people of a list of results were on screen, for the organisation of each. */
export function useSeenResults(people: readonly ShownPerson[]): void {
  const { status, session } = useSession();
  const token = session?.sessionToken ?? null;
  const shownAs = people.map(({ username }) => username).join();
  const latest = useRef(people);
  useEffect(() => {
    latest.current = people;
  });
  useEffect(() => {
    if (status === 'loading' || shownAs === '') return undefined;
    return watchSeen(document, {
      shown: (usernames) => {
        const shown = latest.current.filter(({ username }) => usernames.includes(username));
        for (const company_username of new Set(
          shown.map(({ organisation }) => organisation.company_username),
        ))
          reportEvent(
            {
              name: 'profile_impression',
              company_username,
              usernames: shown
                .filter(({ organisation }) => organisation.company_username === company_username)
                .map(({ username }) => username),
            },
            token,
          );
      },
      read: () => undefined,
    });
  }, [shownAs, status, token]);
}
