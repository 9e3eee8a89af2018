import type { ParsedBody } from '@rostrum/contracts';
import { decideScreening, screenText } from '@rostrum/screening';
import type { inquirySetup, TrialResult } from '@rostrum/contracts/inquiries';
import { organisationRepository } from '@rostrum/identity';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { isoOrNull, type Queryable } from '@rostrum/server-kit/database';
import { priorityOf } from '../inquiry-priority.ts';
import { isInReach } from '../is-concerned.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { describeRule } from '../rules/describe-rule.ts';
import { findDecidingRule } from '../rules/rule-matching.repository.ts';
import { embedText, type TextEmbedder } from '../embed-text.ts';
import { chooseRoute, type RoutedDesk } from './choose-route.ts';
import { findDuty } from './on-duty.ts';
import { readSection } from './read-section.ts';
import { replyDueAt, type ReplyPolicy, type TimedInquiry } from './reply-due.ts';
import { asTriedInquiry, trialRepository } from './trial.repository.ts';

type Tried = ParsedBody<typeof inquirySetup.try>;

const outcomes = { block: 'blocked', quarantine: 'quarantined', flag: 'flagged' } as const;

export interface TrySetupDeps {
  clock: () => Date;
  semantics: TextEmbedder;
}

/** What would become of an inquiry under a setup that is not saved. Nothing is stored or sent. */
export function createTrySetupService({ clock, semantics }: TrySetupDeps) {
  async function ruleFor(
    db: Queryable,
    orgId: string,
    inquiry: Tried['inquiry'],
  ): Promise<TrialResult['rule']> {
    const key = { orgId, id: orgId };
    const rule = await findDecidingRule(db, key, clock(), asTriedInquiry(orgId, inquiry));
    if (rule === undefined) return null;
    return { words: describeRule(rule), outcome: rule.action === null ? 'allowed' : outcomes[rule.action] };
  }

  return {
    async try(
      db: Queryable,
      session: Permitted<'inquiry.setup'>,
      { inquiry, routing, screening, ...draft }: Tried,
    ): Promise<TrialResult> {
      const orgId = organisationOf(session);
      const timezone = await organisationRepository.timezone(db, orgId);
      const desk = await inquiryTeamRepository.desk(db, orgId);
      const members = new Set(desk.map(({ userId }) => userId));
      const policy: ReplyPolicy = { replyTimes: draft.reply_times, hours: draft.hours, timezone };
      const current: ReplyPolicy = {
        replyTimes: await readSection(db, orgId, 'reply_times'),
        hours: await readSection(db, orgId, 'hours'),
        timezone,
      };
      const deadlineAt = inquiry.deadline_at === null ? null : new Date(inquiry.deadline_at);
      const priority = priorityOf(deadlineAt, clock());
      const people = [{ department: inquiry.department, tags: inquiry.tags }];
      const rota = draft.rota ?? (await readSection(db, orgId, 'rota'));
      const duty = findDuty({ rota, hours: draft.hours, timezone }, clock(), members);
      const routed: RoutedDesk = { members, onDuty: duty.now?.userId ?? null };
      const route = chooseRoute(routing, { ...inquiry, people }, routed);
      const assignee = desk.find(({ userId }) => userId === route.assigneeId);
      const isDueMoved = (each: TimedInquiry) =>
        replyDueAt(each, policy)?.getTime() !== replyDueAt(each, current)?.getTime();
      const { sensitivity } = screening ?? (await readSection(db, orgId, 'screening'));
      const assessment = screenText({ ...inquiry, embedded: await embedText(semantics, inquiry) });
      const { label, queue, threshold } = decideScreening(assessment, { sensitivity, guard: null });
      const asked = inquiry.department === null && inquiry.tags.length === 0 ? [] : people;
      const open = await trialRepository.open(db, orgId);
      const { types } = await readSection(db, orgId, 'types');
      return {
        is_offered: types.some(({ type, enabled }) => enabled && type === inquiry.type),
        rule: await ruleFor(db, orgId, inquiry),
        verdict: { label, queue, threshold, score: assessment.score, category: assessment.category },
        told: desk.filter((member) => isInReach(member, asked)).map(({ name }) => name),
        routed_by: route.index === null ? null : route.index + 1,
        assignee: assignee === undefined ? null : { id: assignee.userId, name: assignee.name },
        is_on_duty: route.isOnDuty,
        priority,
        reply_due_at: isoOrNull(
          replyDueAt({ type: inquiry.type, priority, deadlineAt, startedAt: clock() }, policy),
        ),
        open: {
          total: open.length,
          due_moved: open.filter((each) => !each.isAnswered && isDueMoved(each)).length,
          routed_elsewhere: open.filter((each) => {
            const { assigneeId } = chooseRoute(routing, each, routed);
            return assigneeId !== null && assigneeId !== each.assigneeId;
          }).length,
        },
      };
    },
  };
}
