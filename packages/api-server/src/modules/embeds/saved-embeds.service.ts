import type { ParsedBody, ParsedQuery } from '@rostrum/contracts';
import { maximumSavedEmbeds, type SavedEmbed, type savedEmbeds } from '@rostrum/contracts/builder';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { recordEmbedStep, type EmbedStep } from './record-embed-step.ts';
import { countEmbedViews } from './embed-views.repository.ts';
import { embedVersionRepository } from './embed-versions.repository.ts';
import { savedEmbedRepository, type SavedEmbedRow } from './saved-embeds.repository.ts';

type Builder = Permitted<'builder.manage'>;

const missing = () =>
  new NotFoundError('This embed was not found. It may have been deleted; reload the list.');

type Installs = Awaited<ReturnType<typeof embedVersionRepository.installs>>;

const presentEmbed = (
  { embed, author }: SavedEmbedRow,
  installs: Installs,
  views: number | null = null,
): SavedEmbed => ({
  views,
  id: embed.id,
  name: embed.name,
  kind: embed.kind,
  status: embed.status,
  settings: embed.settings,
  version: embed.version,
  author,
  created_at: embed.createdAt.toISOString(),
  updated_at: embed.updatedAt.toISOString(),
  installs: installs
    .filter(({ embedId }) => embedId === embed.id)
    .map(({ host, lastSeenAt }) => ({ host, last_seen_at: lastSeenAt.toISOString() })),
});

/** `Newsroom (copy)`, never longer than a name may be. */
const nameCopy = (name: string): string => `${[...name].slice(0, 73).join('').trimEnd()} (copy)`;

function describeChange(
  before: SavedEmbed,
  { name, status, settings }: ParsedBody<typeof savedEmbeds.change>,
): EmbedStep['verb'] {
  if (status !== undefined && status !== before.status)
    return status === 'paused' ? 'embed.paused' : 'embed.resumed';
  return settings === undefined && name !== undefined ? 'embed.renamed' : 'embed.changed';
}

/** The embeds that an organisation keeps. */
export function createSavedEmbedService({ db, clock }: { db: Database; clock: () => Date }) {
  async function read(on: Queryable, key: { orgId: string; id: string }): Promise<SavedEmbed> {
    const row = await savedEmbedRepository.find(on, key);
    if (!row) throw missing();
    return presentEmbed(row, await embedVersionRepository.installs(on, [key.id]));
  }

  async function add(
    tx: Transaction,
    { session, request }: { session: Builder; request: RequestInfo },
    values: ParsedBody<typeof savedEmbeds.create>,
  ): Promise<SavedEmbed> {
    const orgId = organisationOf(session);
    if ((await savedEmbedRepository.countAlone(tx, orgId)) >= maximumSavedEmbeds)
      throw InputError.field(
        'name',
        `You have ${maximumSavedEmbeds} saved embeds. Delete one before you save another.`,
        'too_many',
      );
    const record = await savedEmbedRepository.add(tx, { ...values, orgId, createdBy: session.userId });
    await embedVersionRepository.add(tx, record, session.userId);
    const { id } = record;
    const embed = await read(tx, { orgId, id });
    await recordEmbedStep(tx, { session, request }, { verb: 'embed.saved', embed, after: embed.settings });
    return embed;
  }

  return {
    async list(session: Builder, { q, status, page_from, page_size }: ParsedQuery<typeof savedEmbeds.list>) {
      const filter = { orgId: organisationOf(session), q, status };
      const [rows, total] = await Promise.all([
        savedEmbedRepository.list(db, filter, { limit: page_size, offset: page_from }),
        savedEmbedRepository.count(db, filter),
      ]);
      const ids = rows.map(({ embed }) => embed.id);
      const [installs, views] = await Promise.all([
        embedVersionRepository.installs(db, ids),
        countEmbedViews(db, { orgId: filter.orgId, ids, now: clock() }),
      ]);
      return { items: rows.map((row) => presentEmbed(row, installs, views.get(row.embed.id) ?? 0)), total };
    },

    get: (session: Builder, id: string) => read(db, { orgId: organisationOf(session), id }),

    create: (session: Builder, request: RequestInfo, body: ParsedBody<typeof savedEmbeds.create>) =>
      transaction(db, (tx) => add(tx, { session, request }, body)),

    duplicate: (session: Builder, request: RequestInfo, id: string) =>
      transaction(db, async (tx) => {
        const { name, kind, settings } = await read(tx, { orgId: organisationOf(session), id });
        return add(tx, { session, request }, { name: nameCopy(name), kind, settings });
      }),

    change(
      session: Builder,
      request: RequestInfo,
      { id, body }: { id: string; body: ParsedBody<typeof savedEmbeds.change> },
    ) {
      const key = { orgId: organisationOf(session), id };
      const { version, name, status, settings } = body;
      return transaction(db, async (tx) => {
        const before = await read(tx, key);
        const values = {
          ...(name !== undefined && { name }),
          ...(status !== undefined && { status }),
          ...(settings !== undefined && { settings }),
        };
        if (!(await savedEmbedRepository.change(tx, { ...key, version }, values)))
          throw new ConflictError(
            'This embed was changed meanwhile. Look at the newer state and try again.',
            { details: before },
          );
        const after = await read(tx, key);
        if (settings !== undefined)
          await embedVersionRepository.add(tx, { ...after, orgId: key.orgId }, session.userId);
        const { name: formerName, status: formerStatus, settings: formerSettings } = before;
        await recordEmbedStep(
          tx,
          { session, request },
          {
            verb: describeChange(before, body),
            embed: after,
            before: { name: formerName, status: formerStatus, settings: formerSettings },
            after: { name: after.name, status: after.status, settings: after.settings },
          },
        );
        return after;
      });
    },

    /** What it was, the newest first; the first is what pages show now. */
    async versions(session: Builder, id: string) {
      const key = { orgId: organisationOf(session), id };
      await read(db, key);
      const rows = await embedVersionRepository.list(db, key);
      return {
        items: rows.map(({ version: { number, settings, createdAt }, author }) => ({
          number,
          settings,
          saved_by: author,
          saved_at: createdAt.toISOString(),
        })),
      };
    },

    /** An earlier version becomes the newest one, on every page at once. */
    rollBack(
      session: Builder,
      request: RequestInfo,
      { id, number, version }: { id: string; number: number; version: number },
    ) {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const before = await read(tx, key);
        const former = await embedVersionRepository.find(tx, key, number);
        if (!former) throw new NotFoundError(`Version ${number} of this embed is no longer kept.`);
        if (!(await savedEmbedRepository.change(tx, { ...key, version }, { settings: former.settings })))
          throw new ConflictError(
            'This embed was changed meanwhile. Look at the newer state and try again.',
            {
              details: before,
            },
          );
        const after = await read(tx, key);
        await embedVersionRepository.add(tx, { ...after, orgId: key.orgId }, session.userId);
        await recordEmbedStep(
          tx,
          { session, request },
          {
            verb: 'embed.rolled_back',
            embed: after,
            before: { settings: before.settings },
            after: { settings: after.settings },
          },
        );
        return after;
      });
    },

    setStatus(
      session: Builder,
      request: RequestInfo,
      { ids, status }: ParsedBody<typeof savedEmbeds.setStatus>,
    ) {
      const verb = status === 'paused' ? 'embed.paused' : 'embed.resumed';
      return transaction(db, async (tx) => {
        const changed = await savedEmbedRepository.setStatus(tx, {
          orgId: organisationOf(session),
          ids,
          status,
        });
        for (const embed of changed)
          await recordEmbedStep(tx, { session, request }, { verb, embed, after: { status } });
        return { changed: changed.map(({ id }) => id) };
      });
    },

    removeSeveral(session: Builder, request: RequestInfo, ids: readonly string[]) {
      return transaction(db, async (tx) => {
        const deleted = await savedEmbedRepository.removeSeveral(tx, {
          orgId: organisationOf(session),
          ids,
        });
        for (const embed of deleted)
          await recordEmbedStep(
            tx,
            { session, request },
            { verb: 'embed.deleted', embed, before: embed.settings },
          );
        return { deleted: deleted.map(({ id }) => id) };
      });
    },

    remove(session: Builder, request: RequestInfo, id: string) {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const embed = await read(tx, key);
        await savedEmbedRepository.remove(tx, key);
        await recordEmbedStep(
          tx,
          { session, request },
          { verb: 'embed.deleted', embed, before: embed.settings },
        );
        return { success: true as const };
      });
    },
  };
}
