import type { ParsedBody } from '@rostrum/contracts';
import type { DataExport, dataExports as calls } from '@rostrum/contracts/settings';
import { requireAccountScope, requireRecentConfirmation, type IdentityDeps } from '@rostrum/identity';
import {
  ConflictError,
  NotFoundError,
  RateLimitError,
  requirePermission,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Transaction } from '@rostrum/server-kit/database';
import { dataExportRepository, type DataExportRow } from './data-exports.repository.ts';
import { toExportPath } from './export-links.ts';

type Own = Permitted<'security.own'>;
interface Deps extends Pick<IdentityDeps, 'db' | 'clock' | 'limits' | 'secrets'> {
  orderExport: (tx: Transaction, order: { id: string }) => Promise<void>;
}

const requests = { name: 'data-exports', points: 5, seconds: 86_400 };
const gone = () => new NotFoundError('This file is no longer there. Have it made again.');

type OfAll = DataExportRow & { kind: DataExport['kind'] };

const present = (row: OfAll): DataExport => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  requested_at: row.createdAt.toISOString(),
  size: row.state === 'ready' ? row.size : 0,
  expires_at: row.expiresAt?.toISOString() ?? null,
});

const words = {
  person: {
    verb: 'account',
    requested: 'asked for the data of their account',
    downloaded: 'downloaded the data of their account',
  },
  organisation: {
    verb: 'organisation',
    requested: 'asked for all data of the organisation',
    downloaded: 'downloaded all data of the organisation',
  },
} as const;

/** Files of what is kept, made in the background for whoever asked, and handed to them alone. */
export function createDataExportService({ db, clock, limits, secrets, orderExport }: Deps) {
  const isThere = (row: DataExportRow | undefined): row is OfAll =>
    row !== undefined && row.kind !== 'inquiries' && (row.expiresAt === null || row.expiresAt > clock());

  const record = (
    tx: Transaction,
    { session, request }: { session: Own; request: RequestInfo },
    { kind, step }: { kind: DataExport['kind']; step: 'requested' | 'downloaded' },
  ) =>
    recordActivity(tx, {
      actor: actorOf(session),
      orgId: session.orgId,
      verb: `${words[kind].verb}.data_${step}`,
      text: words[kind][step],
      entity:
        kind === 'person'
          ? { type: 'user', id: session.userId, label: session.name }
          : { type: 'organisation', id: session.orgId, label: session.companyUsername ?? '' },
      request,
    });

  return {
    async list({ userId, orgId }: Own) {
      const rows = [
        await dataExportRepository.newest(db, { userId, orgId, kind: 'person' }),
        orgId === null
          ? undefined
          : await dataExportRepository.newest(db, { userId, orgId, kind: 'organisation' }),
      ];
      return { items: rows.filter(isThere).map(present) };
    },

    async request(
      session: Own,
      request: RequestInfo,
      { kind }: ParsedBody<typeof calls.request>,
    ): Promise<DataExport> {
      const { userId, orgId } = session;
      if (kind === 'organisation') {
        requirePermission(session, 'organisation.administer');
        // Everything that an organisation has is not to leave by a browser that was left open.
        await requireRecentConfirmation(db, session);
      } else await requireAccountScope(db, session);
      const state = await limits.consume({ ...requests, key: `${kind} ${userId}` });
      if (!state.allowed) throw new RateLimitError(state.retryAfter);
      return transaction(db, async (tx) => {
        const newest = await dataExportRepository.newest(tx, { userId, orgId, kind });
        if (newest?.state === 'making')
          throw new ConflictError('The file is being made already. An email tells you when it is ready.', {
            code: 'invalid_transition',
          });
        const row = await dataExportRepository.add(tx, { userId, orgId, kind });
        await orderExport(tx, { id: row.id });
        await record(tx, { session, request }, { kind, step: 'requested' });
        return present({ ...row, kind });
      });
    },

    async link(session: Own, request: RequestInfo, id: string): Promise<{ path: string }> {
      const row = await dataExportRepository.find(db, id);
      if (!isThere(row) || row.userId !== session.userId || row.state !== 'ready') throw gone();
      if (row.kind === 'organisation') {
        if (row.orgId !== session.orgId) throw gone();
        requirePermission(session, 'organisation.administer');
      }
      await transaction(db, (tx) => record(tx, { session, request }, { kind: row.kind, step: 'downloaded' }));
      return { path: toExportPath(secrets.attachment, id, clock()) };
    },
  };
}
