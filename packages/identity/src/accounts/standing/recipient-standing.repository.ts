import type { OrganisationStanding } from '@rostrum/server-kit/mail';
import { column, readRows, runAsSystem, type Transaction } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';

/** An organisation counts as new for this many days. */
const newDays = 30;
const why = 'who vouches for an address is looked up whoever causes the mail';

/** The standing of an organisation, which limits its emails to unproven addresses. */
export const recipientStanding = {
  /** The standing of an organisation, by the clock of the database. */
  findStanding: (tx: Transaction, orgId: string): Promise<OrganisationStanding> =>
    runAsSystem(why, async () => {
      const [found] = await readRows(
        tx,
        { standing: column.oneOf(['trial', 'new', 'established', 'verified']) },
        sql`SELECT CASE
            WHEN o.status NOT IN ('active', 'past_due') THEN 'trial'
            WHEN EXISTS (SELECT FROM sso_domains d WHERE d.org_id = o.id AND d.verified_at IS NOT NULL) THEN 'verified'
            WHEN o.created_at > now() - make_interval(days => ${newDays}) THEN 'new'
            ELSE 'established'
          END AS standing
          FROM organisations o WHERE o.id = ${orgId}`,
      );
      return found?.standing ?? 'trial';
    }),

  /** Whether an active account has proved the address; with an organisation, that of one of its members. */
  isProven: (tx: Transaction, email: string, orgId: string | null): Promise<boolean> =>
    runAsSystem(why, async () => {
      const [found] = await readRows(
        tx,
        { is_proven: column.flag },
        sql`SELECT EXISTS (
            SELECT FROM users u
            WHERE u.email = ${email} AND u.status = 'active' AND u.email_verified_at IS NOT NULL
              AND (${orgId}::uuid IS NULL OR EXISTS (
                SELECT FROM memberships m WHERE m.user_id = u.id AND m.org_id = ${orgId}::uuid))
          ) AS is_proven`,
      );
      return found?.is_proven ?? false;
    }),
};
