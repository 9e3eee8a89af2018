import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { memberships, users } from '../users/users.schema.ts';
import type { CertificateAlarm } from './certificate-alarms.ts';
import { ssoCertificateAlarms, ssoConnections } from './sso.schema.ts';

export const certificateAlarmRepository = {
  /** Connections that members sign in by, with their certificates. */
  connections: (db: Queryable) =>
    db
      .select({
        orgId: ssoConnections.orgId,
        organisation: organisations.name,
        certificates: ssoConnections.certificates,
      })
      .from(ssoConnections)
      .innerJoin(organisations, eq(organisations.id, ssoConnections.orgId))
      .where(
        and(
          eq(ssoConnections.kind, 'saml'),
          inArray(ssoConnections.status, ['active', 'enforced']),
          isNull(organisations.deletedAt),
          ne(organisations.status, 'closed'),
        ),
      ),

  /** False when it was given before. */
  async begin(tx: Transaction, orgId: string, { hash, days }: CertificateAlarm): Promise<boolean> {
    const added = await tx
      .insert(ssoCertificateAlarms)
      .values({ orgId, certificateHash: hash, days })
      .onConflictDoNothing()
      .returning({ days: ssoCertificateAlarms.days });
    return added.length > 0;
  },

  /** Those who can change the connection. */
  managers: (db: Queryable, orgId: string) =>
    db
      .select({ firstname: users.firstname, lastname: users.lastname, email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.orgId, orgId),
          inArray(memberships.role, ['owner', 'administrator']),
          eq(users.status, 'active'),
        ),
      ),
};
