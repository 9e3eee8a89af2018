import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '@rostrum/server-kit';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { type Database, transaction } from '@rostrum/server-kit/database';
import { withinLimits } from '../search/index.ts';
import { alertMail, toldOneByOne } from './alert-mail.ts';
import { alertRepository } from './alerts.repository.ts';
import { foundMatches } from './found-matches.ts';
import { matchingRepository } from './matching.repository.ts';
import { readSearch, storedFilters } from './read-search.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

/** Searches are read anew this often, because topics get synonyms and organisations other names. */
const readAgainMs = 24 * 3600 * 1000;
const atOnce = 200;

export type AlertDeps = {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
  secrets: Secrets;
  log: FastifyBaseLogger;
};

/** New matches of saved searches, and the mails that tell of them. Any number of servers may run any of it at once. */
export function createAlertService({ db, clock, mail, config, secrets, log }: AlertDeps) {
  async function readAgain(on: Database): Promise<void> {
    const now = clock();
    const stale = await alertRepository.readBefore(on, new Date(now.getTime() - readAgainMs), atOnce);
    for (const { id, filters, orgId } of stale) {
      const read = await withinLimits(on, (tx) => readSearch(tx, storedFilters(filters), orgId));
      // Searches run in transactions that only read.
      await alertRepository.readAgain(on, id, read, now);
    }
  }

  /** Everything that changed since the last time, in the order of change. */
  async function match(on: Database): Promise<void> {
    while ((await transaction(on, (tx) => matchingRepository.takeChanges(tx, clock()))) > 0);
  }

  /** One mail, written in the transaction that notes what it tells of: both happen, or neither. */
  async function tell(on: Database, id: string): Promise<void> {
    await transaction(on, async (tx) => {
      const alert = await alertRepository.take(tx, id, clock());
      if (!alert) return;
      const filters = storedFilters(alert.filters);
      const read = await readSearch(tx, filters, alert.orgId);
      const matches = await foundMatches(tx, read, alert.found.slice(0, toldOneByOne));
      if (matches.length === 0) return;
      await mail.enqueue(
        tx,
        alertMail({
          alert: { ...alert, filters },
          kind: read.kind,
          total: alert.found.length,
          matches,
          origin: config.publicUrl,
          unsubscribeUrl: unsubscribeUrl(config.publicUrl, secrets.unsubscribe, id),
        }),
      );
    });
  }

  async function tellAll(on: Database): Promise<void> {
    let after: string | null = null;
    for (;;) {
      const due: string[] = await alertRepository.due(on, clock(), { limit: atOnce, after });
      for (const id of due)
        try {
          await tell(on, id);
        } catch (error) {
          log.warn({ err: error, search: id }, 'an alert was not mailed');
        }
      after = due.at(-1) ?? null;
      if (after === null) return;
    }
  }

  return {
    /** One round: what is new, then whoever is to hear of it now. One search that fails keeps no other from its mail. */
    async round(on: Database = db): Promise<void> {
      await readAgain(on);
      await match(on);
      await tellAll(on);
    },
  };
}
