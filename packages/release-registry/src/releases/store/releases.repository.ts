import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { remoteRelease, type RemoteRelease } from '@rostrum/contracts';

import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { claimRepository } from './claims.repository.ts';
import { releaseAreas, releaseRegistry, releaseRollouts, releases } from './releases.schema.ts';

const replaced = alias(releases, 'replaced');
const columns = {
  id: releases.id,
  area: releases.area,
  version: releases.version,
  source: releases.source,
  release: releases.release,
  storedAt: releases.storedAt,
  promotedAt: releases.promotedAt,
  replaced: replaced.version,
  brokenAt: releases.brokenAt,
  brokenReason: releases.brokenReason,
  createdBy: releases.createdBy,
  createdAt: releases.createdAt,
};
const rows = (db: Queryable) =>
  db.select(columns).from(releases).leftJoin(replaced, eq(replaced.id, releases.replacedId));
export type ReleaseRow = Awaited<ReturnType<typeof rows>>[number];

/** Descriptions that an older server wrote get the fields that came since. */
const completed = (row: ReleaseRow): ReleaseRow => ({ ...row, release: remoteRelease.parse(row.release) });

const rollouts = (db: Queryable) =>
  db
    .select({
      area: releaseRollouts.area,
      version: releases.version,
      share: releaseRollouts.share,
      orgId: releaseRollouts.orgId,
      userId: releaseRollouts.userId,
      organisation: organisations.companyUsername,
      email: users.email,
    })
    .from(releaseRollouts)
    .innerJoin(releases, eq(releases.id, releaseRollouts.releaseId))
    .leftJoin(organisations, eq(organisations.id, releaseRollouts.orgId))
    .leftJoin(users, eq(users.id, releaseRollouts.userId))
    .orderBy(releaseRollouts.id);
export type RolloutRow = Awaited<ReturnType<typeof rollouts>>[number];

/** What the database knows of releases, as it was at one revision. */
export interface KnownState {
  revision: number;
  releases: readonly ReleaseRow[];
  areas: readonly { area: string; version: string | null }[];
  rollouts: readonly RolloutRow[];
  /** What operators agreed to. */
  claims: readonly { area: string; claim: string }[];
}

export interface NewRelease {
  release: RemoteRelease;
  source: 'built' | 'uploaded';
  createdBy: string;
}

export interface RolloutKey {
  share: number | null;
  orgId: string | null;
  userId: string | null;
}

const firstOf = <Row>(found: readonly Row[]): Row | undefined => found[0];

export const releaseRepository = {
  async revision(db: Queryable): Promise<number> {
    return (
      firstOf(await db.select({ revision: releaseRegistry.revision }).from(releaseRegistry))?.revision ?? 0
    );
  },

  /** Lets no one else change anything until this transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.select({ id: releaseRegistry.id }).from(releaseRegistry).for('update');
  },

  async raiseRevision(tx: Transaction): Promise<number> {
    const raised = await tx
      .update(releaseRegistry)
      .set({ revision: sql`${releaseRegistry.revision} + 1` })
      .returning({ revision: releaseRegistry.revision });
    return firstOf(raised)?.revision ?? 0;
  },

  /** Everything at once, of one moment: run it in a repeatable-read transaction. */
  async state(db: Queryable): Promise<KnownState> {
    return {
      revision: await releaseRepository.revision(db),
      releases: (await rows(db).orderBy(desc(releases.id))).map(completed),
      areas: await db
        .select({ area: releaseAreas.area, version: releases.version })
        .from(releaseAreas)
        .leftJoin(releases, eq(releases.id, releaseAreas.currentId)),
      rollouts: await rollouts(db),
      claims: await claimRepository.list(db),
    };
  },

  async find(db: Queryable, area: string, version: string): Promise<ReleaseRow | undefined> {
    const found = await rows(db).where(and(eq(releases.area, area), eq(releases.version, version)));
    return firstOf(found.map(completed));
  },

  /** Notes a release down, or leaves the row alone that is there. */
  async add(db: Queryable, { release, source, createdBy }: NewRelease): Promise<void> {
    const { area, version } = release;
    await db.insert(releases).values({ area, version, source, release, createdBy }).onConflictDoNothing();
  },

  /** One that was only built here becomes one that is uploaded; its files may differ from those of the build. */
  async adopt(db: Queryable, id: string, { release, createdBy }: Omit<NewRelease, 'source'>): Promise<void> {
    await db
      .update(releases)
      .set({ release, createdBy, source: 'uploaded' })
      .where(and(eq(releases.id, id), isNull(releases.storedAt)));
  },

  async setStored(db: Queryable, id: string, storedAt: Date): Promise<void> {
    await db.update(releases).set({ storedAt }).where(eq(releases.id, id));
  },

  /** Makes a release everybody's; null lets the area follow the build again. */
  async setCurrent(tx: Transaction, area: string, currentId: string | null): Promise<void> {
    await tx
      .insert(releaseAreas)
      .values({ area, currentId })
      .onConflictDoUpdate({ target: releaseAreas.area, set: { currentId } });
  },

  async setPromoted(
    tx: Transaction,
    id: string,
    values: { promotedAt: Date; replacedId?: string | null },
  ): Promise<void> {
    await tx
      .update(releases)
      .set({ ...values, brokenAt: null, brokenReason: null })
      .where(eq(releases.id, id));
  },

  async setBroken(tx: Transaction, id: string, brokenAt: Date, brokenReason: string): Promise<void> {
    await tx.update(releases).set({ brokenAt, brokenReason }).where(eq(releases.id, id));
  },

  /** Gives a release to a target, and takes the target from whichever release had it. */
  async setRollout(tx: Transaction, area: string, releaseId: string, key: RolloutKey): Promise<void> {
    await tx
      .insert(releaseRollouts)
      .values({ area, releaseId, ...key })
      .onConflictDoUpdate({
        target: [releaseRollouts.area, releaseRollouts.orgId, releaseRollouts.userId],
        set: { releaseId, share: key.share },
      });
  },

  async endRollouts(tx: Transaction, releaseId: string): Promise<number> {
    const ended = await tx
      .delete(releaseRollouts)
      .where(eq(releaseRollouts.releaseId, releaseId))
      .returning({ id: releaseRollouts.id });
    return ended.length;
  },

  async organisationId(db: Queryable, companyUsername: string): Promise<string | undefined> {
    const found = await db
      .select({ id: organisations.id })
      .from(organisations)
      .where(and(eq(organisations.companyUsername, companyUsername), isNull(organisations.deletedAt)));
    return firstOf(found)?.id;
  },

  async userId(db: Queryable, email: string): Promise<string | undefined> {
    return firstOf(await db.select({ id: users.id }).from(users).where(eq(users.email, email)))?.id;
  },
};
