import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { transaction, type Transaction } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { toPlainName } from '@rostrum/server-kit/mail';
import { unfollowUrl } from './follow-links.ts';
import { answeredMail, questionUrl } from './follow-mails.ts';
import { createFollowService, type FollowDeps } from './follow-question.service.ts';
import { questionFollowRepository } from './question-follows.repository.ts';

export type TellDeps = FollowDeps & { log: Pick<FastifyBaseLogger, 'error'> };

const queue = 'tell-of-answers';
const atOnce = 500;

/** Tells each address once of each new answer. One that fails keeps no other from its email; what is left waits a minute. */
export async function tellOfAnswers(deps: TellDeps): Promise<void> {
  const { db, mail, secrets, config, clock, log } = deps;
  async function tell(tx: Transaction, id: string): Promise<void> {
    const told = await questionFollowRepository.take(tx, id, clock());
    if (told === undefined) return;
    const { org_id: orgId, email, organisation, question, is_asker: isAsker } = told;
    await questionFollowRepository.noteTold(
      tx,
      { orgId, id },
      told.answers.map((answer) => answer.id),
    );
    const stop = unfollowUrl(config.publicUrl, secrets.unsubscribe, id);
    const experts = [...new Set(told.answers.map(({ name }) => name))];
    await mail.enqueue(tx, {
      kind: 'question.answered',
      orgId,
      entity: { type: 'question_follow', id },
      to: { name: '', email },
      fromName: told.is_confirmed ? organisation : toPlainName(organisation),
      unsubscribeUrl: stop,
      ...answeredMail({
        organisation,
        said: told.is_confirmed ? { question, experts } : null,
        link: questionUrl(config.publicUrl, told),
        stop,
        isAsker,
      }),
    });
  }
  for (const id of await questionFollowRepository.due(db, clock(), atOnce))
    try {
      await transaction(db, (tx) => tell(tx, id));
    } catch (error) {
      log.error({ err: error, follow: id }, 'a new answer was not told of');
    }
}

/** Every minute. */
export async function startTellingOfAnswers(boss: PgBoss, deps: TellDeps): Promise<void> {
  const follows = createFollowService(deps);
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 15 }, async () => {
    await follows.forgetUnconfirmed();
    await tellOfAnswers(deps);
  });
}
