import type { ParsedBody, ParsedQuery, RouteResponse } from '@rostrum/contracts';
import { checkPattern, type InquiryRule, type inquiryRules } from '@rostrum/contracts/inquiries';
import {
  ConflictError,
  InputError,
  NotAllowedError,
  NotFoundError,
  organisationOf,
} from '@rostrum/server-kit';
import { iso, isoOrNull, type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { inquiryReachOf } from '../inquiry-access.ts';
import { isFreeMail } from './free-mail-domains.ts';
import {
  everywhere,
  isOwnDomain,
  recordRule,
  requireRoom,
  requireScope,
  scopeOf,
  toStored,
  type RuleAct,
  type RuleSession,
} from './rule-acts.ts';
import { previewSince, rulePreviewRepository } from './rule-preview.repository.ts';
import { rulesRepository, type RuleRecord, type RuleRow, type RuleScope } from './rules.repository.ts';

type Route = typeof inquiryRules;
const isWithin = (inner: readonly string[], outer: readonly string[]) =>
  inner.every((name) => outer.includes(name));

/** Administrators change every rule, agents those that lie wholly in their own scope. */
function mayChange(session: RuleSession, { departments, tags }: RuleScope): boolean {
  const own = scopeOf(session);
  if (own === null) return true;
  if (departments.length + tags.length === 0) return false;
  return isWithin(departments, own.departments) && isWithin(tags, own.tags);
}

const present = (row: RuleRow, session: RuleSession): InquiryRule => {
  const limits = [...row.departments, ...row.tags];
  return {
    id: row.id,
    version: row.version,
    list: row.list,
    kind: row.kind,
    pattern: row.pattern,
    action: row.action,
    types: row.types,
    reason: row.reason,
    expires_at: isoOrNull(row.expiresAt),
    enabled: row.enabled,
    scope: limits.length === 0 ? null : limits,
    author: row.author ?? 'A former member',
    created_at: iso(row.createdAt),
    hits: row.hits,
    last_hit_at: isoOrNull(row.lastHitAt),
    may_change: mayChange(session, row),
  };
};

/** The Blocked List: whom the desk holds, whom it always lets through, and what a rule would have caught. */
export function createRulesService({ clock }: { clock: () => Date }) {
  async function changeable(tx: Transaction, session: RuleSession, id: string): Promise<RuleRecord> {
    const rule = await rulesRepository.hold(tx, organisationOf(session), id);
    if (rule === undefined) throw new NotFoundError('This rule was not found. It may have been removed.');
    if (!mayChange(session, rule))
      throw new NotAllowedError(
        'This rule belongs to the whole organisation. Ask an administrator to change it.',
      );
    return rule;
  }

  async function answer(db: Queryable, session: RuleSession, id: string): Promise<InquiryRule> {
    const row = await rulesRepository.find(db, organisationOf(session), id);
    if (row === undefined) throw new NotFoundError();
    return present(row, session);
  }

  return {
    async list(
      db: Queryable,
      session: RuleSession,
      { page_from, page_size, ...query }: ParsedQuery<Route['list']>,
    ): Promise<RouteResponse<Route['list']>> {
      const reach = { orgId: organisationOf(session), scope: scopeOf(session) };
      const filter = { ...reach, ...query };
      const rows = await rulesRepository.list(db, filter, { limit: page_size, offset: page_from });
      const total = await rulesRepository.count(db, filter);
      const block = await rulesRepository.count(db, { ...reach, list: 'block' });
      const allow = await rulesRepository.count(db, { ...reach, list: 'allow' });
      return { items: rows.map((row) => present(row, session)), total, counts: { block, allow } };
    },

    /** What the rule would have caught in the last 90 days, as far as the reader reaches. */
    async preview(
      db: Queryable,
      session: RuleSession,
      { kind, pattern: typed, types = [] }: ParsedQuery<Route['preview']>,
    ): Promise<RouteResponse<Route['preview']>> {
      const { pattern, problem } = checkPattern(kind, typed);
      if (pattern === null) throw InputError.field('pattern', problem);
      const reach = inquiryReachOf(session);
      if (reach === null) throw new NotAllowedError();
      const rule = {
        orgId: organisationOf(session),
        reach,
        kind,
        pattern,
        types,
        scope: scopeOf(session) ?? everywhere,
        since: previewSince(clock()),
      };
      const { shown, ...counts } = await rulePreviewRepository.look(db, rule);
      const items = shown.length === 0 ? [] : await rulePreviewRepository.items(db, rule.orgId, shown);
      return {
        ...counts,
        items: items.map(({ createdAt, ...item }) => ({ ...item, created_at: iso(createdAt) })),
        is_free_mail: isFreeMail(kind, pattern),
      };
    },

    /** Adds a rule to the organisation's, or for an agent to those of the own scope. */
    async add(db: Queryable, act: RuleAct, body: ParsedBody<Route['add']>): Promise<InquiryRule> {
      const { session } = act;
      const orgId = organisationOf(session);
      const { pattern, problem } = checkPattern(body.kind, body.pattern);
      if (pattern === null) throw InputError.field('pattern', problem);
      const scope = requireScope(session);
      if (await isOwnDomain(db, session, { ...body, pattern }))
        throw InputError.field(
          'pattern',
          `${pattern.replace(/^\*\./, '')} is your own domain. Block single addresses instead.`,
        );
      if (body.list === 'block' && isFreeMail(body.kind, pattern) && !body.confirm_free_mail)
        throw InputError.field(
          'confirm_free_mail',
          `${pattern} is a free email provider. Confirm that the rule may apply to everyone there.`,
          'free_mail',
        );
      const id = await transaction(db, async (tx) => {
        await requireRoom(tx, orgId);
        const rule = await rulesRepository.insert(tx, toStored(session, { ...body, pattern }, scope));
        if (rule === null)
          throw new ConflictError('There is a rule for this pattern already. Change that one.', {
            code: 'already_exists',
          });
        await recordRule(tx, act, rule, { verb: 'inquiry_rule.added', did: 'added' });
        return rule.id;
      });
      return answer(db, session, id);
    },

    async change(
      db: Queryable,
      { id, ...act }: RuleAct & { id: string },
      { version, expires_at: expiresAt, action, ...change }: ParsedBody<Route['change']>,
    ): Promise<InquiryRule> {
      await transaction(db, async (tx) => {
        const rule = await changeable(tx, act.session, id);
        if (rule.version !== version)
          throw new ConflictError('Someone changed this rule in the meantime. Check it and try again.', {
            details: { version: rule.version },
          });
        await rulesRepository.change(tx, rule, {
          ...change,
          ...(action !== undefined && rule.list === 'block' && { action }),
          ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
        });
        const did =
          change.enabled === undefined ? 'changed' : change.enabled ? 'switched on' : 'switched off';
        await recordRule(tx, act, rule, { verb: 'inquiry_rule.changed', did });
      });
      return answer(db, act.session, id);
    },

    async remove(db: Queryable, { id, ...act }: RuleAct & { id: string }): Promise<{ removed: true }> {
      await transaction(db, async (tx) => {
        const rule = await changeable(tx, act.session, id);
        await rulesRepository.remove(tx, rule);
        await recordRule(tx, act, rule, { verb: 'inquiry_rule.removed', did: 'removed' });
      });
      return { removed: true };
    },
  };
}
