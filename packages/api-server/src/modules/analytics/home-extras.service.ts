import type { FastifyBaseLogger } from 'fastify';
import type { HomeDesk, HomeExtras } from '@rostrum/contracts/analytics';
import { seatRepository, hideFirstSteps } from '@rostrum/identity';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { readDeskNow } from '../inquiries/index.ts';
import { homeExtrasRepository } from './home-extras.repository.ts';
import { createTryPart } from './try-part.ts';

interface HomeExtrasDeps {
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What stands beside the day on the administrator's home. */
export function createHomeExtrasService({ db, clock, log }: HomeExtrasDeps) {
  const tryPart = createTryPart(log);
  const readSeats = async (orgId: string) => {
    const experts = (await seatRepository.use(db, orgId)).find(({ kind }) => kind === 'experts');
    return { used: experts?.used ?? 0, limit: experts?.limit ?? null };
  };
  const readDesk = async (orgId: string, now: Date): Promise<HomeDesk> => {
    const { duty, hours } = await readDeskNow(db, orgId, now);
    return {
      ...(duty !== undefined && { duty }),
      ...(hours && { hours: { is_open: hours.is_open, changes_at: hours.changes_at } }),
    };
  };
  return {
    async extras(session: Permitted<'analytics.home'>): Promise<HomeExtras> {
      const orgId = organisationOf(session);
      const now = clock();
      const [held, seats, steps, desk] = await Promise.all([
        tryPart('held', () => homeExtrasRepository.held(db, orgId, now)),
        tryPart('seats', () => readSeats(orgId)),
        tryPart('first steps', () => homeExtrasRepository.firstSteps(db, orgId, now)),
        tryPart('desk', () => readDesk(orgId, now)),
      ]);
      return { held, expert_seats: seats, first_steps: steps, desk };
    },

    async hideFirstSteps(session: Permitted<'analytics.home'>): Promise<{ hidden: true }> {
      await hideFirstSteps(db, organisationOf(session), clock());
      return { hidden: true };
    },
  };
}
