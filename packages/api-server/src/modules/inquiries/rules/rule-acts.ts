import type { z } from '@rostrum/contracts';
import type { newRule } from '@rostrum/contracts/inquiries';
import {
  ConflictError,
  NotAllowedError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { describeRule } from './describe-rule.ts';
import { rulesRepository, type NewRule, type RuleRecord, type RuleScope } from './rules.repository.ts';

export type RuleSession = Permitted<'blocked_list.manage'>;
export interface RuleAct {
  session: RuleSession;
  request: RequestInfo;
}
type RuleBody = z.output<typeof newRule>;

/** More rules than a person can oversee; each arrival is compared with all of them. */
const mostRules = 2000;
export const everywhere: RuleScope = { departments: [], tags: [] };

/** Null for administrators, whose rules are the organisation's. */
export const scopeOf = ({ grant, scopes }: RuleSession): RuleScope | null =>
  grant === 'scope' ? scopes : null;

/** Where the rules of a session apply; an agent without a department or tag has none. */
export function requireScope(session: RuleSession): RuleScope {
  const scope = scopeOf(session);
  if (scope !== null && scope.departments.length + scope.tags.length === 0)
    throw new NotAllowedError(
      'You look after no department or tag yet. Ask an administrator to add the rule.',
    );
  return scope ?? everywhere;
}

/** Refuses when there are as many rules as an organisation may have, with those that are to be added. */
export async function requireRoom(db: Queryable, orgId: string, added = 1): Promise<void> {
  if ((await rulesRepository.total(db, orgId)) + added > mostRules)
    throw new ConflictError(
      `An organisation has at most ${mostRules} rules. Remove those without hits first.`,
      {
        code: 'already_exists',
      },
    );
}

/** Blocking colleagues, or the desk's own mailbox, would only ever be a mistake. */
export async function isOwnDomain(
  db: Queryable,
  session: RuleSession,
  { list, kind, pattern }: Pick<RuleBody, 'list' | 'kind' | 'pattern'>,
): Promise<boolean> {
  if (list !== 'block' || (kind !== 'domain' && kind !== 'wildcard')) return false;
  const { deskEmail } = await inquiryTeamRepository.organisation(db, organisationOf(session));
  const own = [deskEmail, session.email].map((address) => address?.split('@').at(-1)?.toLowerCase());
  return own.includes(pattern.replace(/^\*\./, ''));
}

/** A rule as it is stored; its pattern was checked. */
export const toStored = (session: RuleSession, body: RuleBody, scope: RuleScope): NewRule => ({
  orgId: organisationOf(session),
  list: body.list,
  kind: body.kind,
  pattern: body.pattern,
  action: body.list === 'block' ? body.action : null,
  types: [...new Set(body.types)].toSorted((left, right) => left - right),
  departments: [...scope.departments].toSorted(),
  tags: [...scope.tags].toSorted(),
  reason: body.reason,
  expiresAt: body.expires_at === null ? null : new Date(body.expires_at),
  createdBy: session.userId,
});

/** Writes into the history what was done with a rule. */
export async function recordRule(
  tx: Transaction,
  { session, request }: RuleAct,
  rule: RuleRecord,
  { verb, did }: { verb: string; did: string },
): Promise<void> {
  await recordActivity(tx, {
    actor: actorOf(session),
    request,
    orgId: rule.orgId,
    verb,
    text: `${did} a rule of the Blocked List: ${rule.list === 'allow' ? 'always allow' : rule.action} ${describeRule(rule)}`,
    entity: { type: 'inquiry_rule', id: rule.id, label: rule.pattern, href: '/dashboard/inquiries/block' },
  });
}
