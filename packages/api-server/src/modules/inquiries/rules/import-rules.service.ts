import { cutText } from '@rostrum/contracts';
import type { ParsedBody, RouteResponse } from '@rostrum/contracts';
import { checkPattern, type ImportedRule, type inquiryRules } from '@rostrum/contracts/inquiries';
import { organisationOf } from '@rostrum/server-kit';
import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { isFreeMail } from './free-mail-domains.ts';
import { readRuleRows, type ReadRule } from './read-rule-rows.ts';
import {
  isOwnDomain,
  recordRule,
  requireRoom,
  requireScope,
  toStored,
  type RuleAct,
  type RuleSession,
} from './rule-acts.ts';
import { rulesRepository, type NewRule } from './rules.repository.ts';

type Route = typeof inquiryRules;
interface JudgedRow extends ImportedRule {
  stored: NewRule | null;
}

const rowOf = ({ row, pattern, verdict, message }: ImportedRule): ImportedRule => ({
  row,
  pattern,
  verdict,
  message,
});
const words = {
  free_mail:
    'A free email provider. Add this rule by hand, where you confirm that it may apply to everyone there.',
  own_domain: 'Your own domain. Block single addresses instead.',
  exists: 'There is a rule for this pattern already.',
};

/** Adds rules from a file: each row is judged alone, as it would be in the dialog. */
export const importRulesService = {
  async import(
    db: Queryable,
    act: RuleAct,
    { csv, dry_run: isTrial }: ParsedBody<Route['import']>,
  ): Promise<RouteResponse<Route['import']>> {
    const { session } = act;
    const orgId = organisationOf(session);
    const rows = readRuleRows(csv);
    const known = new Set(await rulesRepository.keys(db, orgId, requireScope(session)));
    const judged: JudgedRow[] = [];
    for (const read of rows) judged.push(await judge(db, session, read, known));
    const added = judged.filter(({ stored }) => stored !== null);
    if (added.length > 0) await requireRoom(db, orgId, added.length);
    if (isTrial || added.length === 0) return { rows: judged.map(rowOf), added: 0 };
    return transaction(db, async (tx) => {
      let count = 0;
      for (const row of added) {
        const rule = row.stored === null ? null : await rulesRepository.insert(tx, row.stored);
        if (rule === null) {
          // A colleague added it since the rows were judged.
          Object.assign(row, { verdict: 'exists', message: words.exists });
          continue;
        }
        await recordRule(tx, act, rule, { verb: 'inquiry_rule.added', did: 'imported' });
        count += 1;
      }
      return { rows: judged.map(rowOf), added: count };
    });
  },
};

async function judge(
  db: Queryable,
  session: RuleSession,
  read: ReadRule,
  known: Set<string>,
): Promise<JudgedRow> {
  const { row } = read;
  const left = (verdict: ImportedRule['verdict'], message: string, pattern = read.pattern): JudgedRow => ({
    row,
    pattern: cutText(pattern, 254),
    verdict,
    message,
    stored: null,
  });
  if ('message' in read) return left('invalid', read.message);
  const { pattern, problem } = checkPattern(read.rule.kind, read.pattern);
  if (pattern === null) return left('invalid', `Pattern: ${problem}`);
  const rule = { ...read.rule, pattern };
  const key = `${rule.list} ${rule.kind} ${pattern}`;
  if (known.has(key)) return left('exists', words.exists, pattern);
  if (await isOwnDomain(db, session, rule)) return left('own_domain', words.own_domain, pattern);
  if (rule.list === 'block' && isFreeMail(rule.kind, pattern))
    return left('free_mail', words.free_mail, pattern);
  known.add(key);
  return {
    row,
    pattern,
    verdict: 'new',
    message: null,
    stored: toStored(session, rule, requireScope(session)),
  };
}
