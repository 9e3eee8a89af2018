import type { RecordsChoice, RecordsCount, RecordsFile } from '@rostrum/contracts/inquiries';
import { organisationRepository, requireRecentConfirmation, type IdentityDeps } from '@rostrum/identity';
import {
  ConflictError,
  NotFoundError,
  RateLimitError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { iso, isoOrNull, transaction, type Transaction } from '@rostrum/server-kit/database';
import { dataExportRepository, type DataExportRow } from '../data-exports.repository.ts';
import { toExportPath } from '../export-links.ts';
import { recordsRepository } from './records.repository.ts';

type Administrator = Permitted<'organisation.administer'>;
interface Act {
  session: Administrator;
  request: RequestInfo;
}
interface Deps extends Pick<IdentityDeps, 'db' | 'clock' | 'limits' | 'secrets'> {
  orderExport: (tx: Transaction, order: { id: string }) => Promise<void>;
}

const requests = { name: 'records-requests', points: 20, seconds: 86_400 };
const kind = 'inquiries';
const gone = () => new NotFoundError('This file is no longer there. Have it made again.');

/** Files for requests for information: chosen inquiries, with what was to be taken out replaced. */
export function createRecordsService({ db, clock, limits, secrets, orderExport }: Deps) {
  const isThere = (row: DataExportRow | undefined): row is DataExportRow =>
    row?.kind === kind && (row.expiresAt === null || row.expiresAt > clock());

  const present = (row: DataExportRow): RecordsFile => {
    if (row.choice === null) throw new Error('A file of records without its choice.');
    return {
      id: row.id,
      state: row.state,
      requested_at: iso(row.createdAt),
      size: row.state === 'ready' ? row.size : 0,
      expires_at: isoOrNull(row.expiresAt),
      choice: row.choice,
    };
  };

  const record = (tx: Transaction, { session, request }: Act, choice: RecordsChoice, isRequest: boolean) =>
    recordActivity(tx, {
      actor: actorOf(session),
      orgId: organisationOf(session),
      verb: isRequest ? 'organisation.records_requested' : 'organisation.records_downloaded',
      text: isRequest
        ? 'had a file of inquiries made for a request for information'
        : 'downloaded a file of inquiries made for a request for information',
      entity: {
        type: 'organisation',
        id: organisationOf(session),
        label: 'Records of inquiries',
        href: '/dashboard/inquiries/activity',
      },
      after: { ...choice },
      request,
    });

  return {
    async newest(session: Administrator): Promise<{ item: RecordsFile | null }> {
      const asked = { userId: session.userId, orgId: organisationOf(session), kind } as const;
      const row = await dataExportRepository.newest(db, asked);
      return { item: isThere(row) ? present(row) : null };
    },

    async count(session: Administrator, choice: RecordsChoice): Promise<RecordsCount> {
      const orgId = organisationOf(session);
      const timezone = await organisationRepository.timezone(db, orgId);
      return recordsRepository.count(db, { orgId, choice, timezone });
    },

    async request(act: Act, choice: RecordsChoice): Promise<RecordsFile> {
      const { userId } = act.session;
      // What strangers wrote to the organisation is not to leave by a browser that was left open.
      await requireRecentConfirmation(db, act.session);
      const state = await limits.consume({ ...requests, key: userId });
      if (!state.allowed) throw new RateLimitError(state.retryAfter);
      return transaction(db, async (tx) => {
        const asked = { userId, orgId: organisationOf(act.session), kind } as const;
        if ((await dataExportRepository.newest(tx, asked))?.state === 'making')
          throw new ConflictError('A file is being made already. An email tells you when it is ready.', {
            code: 'invalid_transition',
          });
        const row = await dataExportRepository.add(tx, { ...asked, choice });
        await orderExport(tx, { id: row.id });
        await record(tx, act, choice, true);
        return present(row);
      });
    },

    async link(act: Act, id: string): Promise<{ path: string }> {
      const row = await dataExportRepository.find(db, id);
      const { userId } = act.session;
      if (!isThere(row) || row.userId !== userId || row.orgId !== organisationOf(act.session)) throw gone();
      if (row.state !== 'ready') throw gone();
      await requireRecentConfirmation(db, act.session);
      const { choice } = present(row);
      await transaction(db, (tx) => record(tx, act, choice, false));
      return { path: toExportPath(secrets.attachment, id, clock()) };
    },
  };
}
