import { NotAllowedError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { PersonScope } from '../people/index.ts';

/** Whose figures: the organisation's, or only what concerns one profile. */
export interface AnalyticsScope {
  orgId: string;
  personId: string | null;
  /** The people an agent looks after; null where nothing limits. */
  people: PersonScope | null;
}

/** What a session may see of the figures: all, its departments and tags, or its own profile. */
export function analyticsScopeOf(session: Permitted<'analytics.read'>): AnalyticsScope {
  const { grant } = session;
  const orgId = organisationOf(session);
  if (grant === 'own' && session.personId === null)
    throw new NotAllowedError(
      'Figures belong to a profile, and yours has none yet. Ask an administrator to connect it.',
    );
  return {
    orgId,
    personId: grant === 'own' ? session.personId : null,
    people: grant === 'scope' ? session.scopes : null,
  };
}
