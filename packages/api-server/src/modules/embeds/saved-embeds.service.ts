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
import { savedEmbedRepository, type SavedEmbedRow } from './saved-embeds.repository.ts';

type Builder = Permitted<'builder.manage'>;

const missing = () =>
  new NotFoundError('This embed was not found. It may have been deleted; reload the list.');

export const presentEmbed = ({ embed, author }: SavedEmbedRow): SavedEmbed => ({
  id: embed.id,
  name: embed.name,
  kind: embed.kind,
  status: embed.status,
  settings: embed.settings,
  version: embed.version,
  author,
  created_at: embed.createdAt.toISOString(),
  updated_at: embed.updatedAt.toISOString(),
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
export function createSavedEmbedService({ db }: { db: Database }) {
  async function read(on: Queryable, key: { orgId: string; id: string }): Promise<SavedEmbed> {
    const row = await savedEmbedRepository.find(on, key);
    if (!row) throw missing();
    return presentEmbed(row);
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
    const { id } = await savedEmbedRepository.add(tx, { ...values, orgId, createdBy: session.userId });
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
      return { items: rows.map(presentEmbed), total };
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
