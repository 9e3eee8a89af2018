import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { organisations } from './organisations.schema.ts';

type Organisation = typeof organisations.$inferInsert;

/** The version that the caller read. */
interface ReadVersion {
  id: string;
  version: number;
}

/** Fields that share the version of an organisation's contact details. */
type OrganisationChanges = Partial<
  Pick<
    Organisation,
    | 'name'
    | 'website'
    | 'expertCenterUrl'
    | 'street'
    | 'city'
    | 'state'
    | 'postal'
    | 'country'
    | 'deskPhone'
    | 'timezone'
    | 'directoryAccess'
    | 'isIndexed'
  >
>;

/** Without a kind, that of the organisation stays. */
type ProfileChanges = Pick<
  Organisation,
  'description' | 'deskEmail' | 'privacyContact' | 'phones' | 'social'
> & { kind?: Organisation['kind'] | undefined };

/** Changes an organisation. Returns false when the version has moved on. */
export async function changeOrganisation(
  tx: Transaction,
  { id, version }: ReadVersion,
  changes: OrganisationChanges,
): Promise<boolean> {
  const changed = await tx
    .update(organisations)
    .set({ ...changes, version: sql`${organisations.version} + 1` })
    .where(and(eq(organisations.id, id), eq(organisations.version, version)))
    .returning({ id: organisations.id });
  return changed.length > 0;
}

/** Changes the public description of an organisation, which has a version of its own. Returns false when it has moved on. */
export async function changeOrganisationProfile(
  tx: Transaction,
  { id, version }: ReadVersion,
  changes: ProfileChanges,
): Promise<boolean> {
  const changed = await tx
    .update(organisations)
    .set({ ...changes, profileVersion: sql`${organisations.profileVersion} + 1` })
    .where(and(eq(organisations.id, id), eq(organisations.profileVersion, version)))
    .returning({ id: organisations.id });
  return changed.length > 0;
}

/** Sets the logos that public pages, the header and structured data show. Null removes one. */
export async function setOrganisationLogos(
  db: Queryable,
  id: string,
  { logo, logoDark }: { logo: string | null; logoDark: string | null },
): Promise<void> {
  await db.update(organisations).set({ logo, logoDark }).where(eq(organisations.id, id));
}

/** Hides the first steps of the home for good. A second call keeps the first time. */
export async function hideFirstSteps(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(organisations)
    .set({ firstStepsHiddenAt: sql`coalesce(${organisations.firstStepsHiddenAt}, ${now})` })
    .where(eq(organisations.id, id));
}

/** Replaces the name of an organisation whose only member was erased. */
export async function eraseOrganisationName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.update(organisations).set({ name }).where(eq(organisations.id, id));
}

/** Closes an organisation for good. Its row stays for the inquiries that name it. */
export async function closeOrganisation(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(organisations)
    .set({ status: 'closed', closingAt: null, deletedAt: now })
    .where(eq(organisations.id, id));
}
