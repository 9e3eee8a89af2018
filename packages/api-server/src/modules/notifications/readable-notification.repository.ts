import { grantOf, memberRoles, type Role } from '@rostrum/contracts';
import type { NotificationKind } from '@rostrum/contracts/notifications';
import { sql, type SQL } from 'drizzle-orm';

/** Kinds that quote an inquiry to the team. The others are about the person's own account, profile or request. */
const inquiryKinds = ['assigned', 'mention', 'ask', 'reply', 'due'] as const satisfies NotificationKind[];

const isOneOf = (value: SQL, values: readonly string[]): SQL =>
  sql`${value} = ANY(${sql.param([...values])}::text[])`;
const rolesWith = (grant: ReturnType<typeof grantOf>): Role[] =>
  [...memberRoles, 'individual' as const].filter((role) => grantOf(role, 'inquiry.read') === grant);

const addressedTo = (condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM inquiry_recipients r JOIN people p ON p.org_id = r.org_id AND p.id = r.person_id
    WHERE r.org_id = i.org_id AND r.inquiry_id = i.id AND ${condition})`;
const isInScope = sql`(p.agent_id = m.user_id OR m.scopes -> 'departments' ? p.department
  OR EXISTS (SELECT FROM unnest(p.tags) AS t (tag) WHERE m.scopes -> 'tags' ? t.tag))`;

/** Whether the member `m` may read the inquiry `i` today; a scope, a role or a profile may have changed since. */
const mayRead = sql`(${isOneOf(sql`m.role`, rolesWith('allow'))}
  OR (${isOneOf(sql`m.role`, rolesWith('scope'))}
    AND (i.assignee_id = m.user_id OR (NOT i.restricted AND ${addressedTo(isInScope)})))
  OR (${isOneOf(sql`m.role`, rolesWith('own'))}
    AND ${addressedTo(sql`r.person_id = m.person_id AND r.held_since IS NULL`)}))`;

/**
 * Whether the person of a row of `notifications` may still read what it quotes. A notification keeps the words of its
 * moment, so every statement that reads or counts them asks again.
 */
export const isReadable = (notification: SQL): SQL =>
  sql`(NOT ${isOneOf(sql`${notification}.kind`, inquiryKinds)} OR EXISTS (
    SELECT FROM memberships m JOIN inquiries i ON i.org_id = m.org_id
    WHERE m.org_id = ${notification}.org_id AND m.user_id = ${notification}.user_id
      AND i.id = ${notification}.entity_id AND i.erased_at IS NULL AND ${mayRead}))`;
