import type { ParsedBody } from '@rostrum/contracts';
import type { questionFollows } from '@rostrum/contracts/qanda';
import { NotFoundError, type RequestSession, type Secrets } from '@rostrum/server-kit';
import { runAsSystem, transaction, type Database } from '@rostrum/server-kit/database';
import { toPlainName, type MailOutbox } from '@rostrum/server-kit/mail';
import { questionRepository } from '../questions.repository.ts';
import { findFollowOfToken, followUrl } from './follow-links.ts';
import { followConfirmMail } from './follow-mails.ts';
import { questionFollowRepository, type LinkedFollow } from './question-follows.repository.ts';

export interface FollowDeps {
  db: Database;
  mail: MailOutbox;
  secrets: Secrets;
  config: { publicUrl: string };
  clock: () => Date;
}

const confirmDays = 14;
const why = 'the link in a mail proves who asks, whoever is signed in';

/** Emails about new answers: asked for below a question, confirmed and stopped by links. */
export function createFollowService({ db, mail, secrets, config, clock }: FollowDeps) {
  const find = (token: string): Promise<LinkedFollow | undefined> => {
    const id = findFollowOfToken(secrets.unsubscribe, token);
    return id === undefined
      ? Promise.resolve(undefined)
      : runAsSystem(why, () => questionFollowRepository.find(db, id));
  };

  return {
    async follow(
      session: RequestSession | null,
      { company_username, question_id: questionId, email }: ParsedBody<typeof questionFollows.follow>,
    ) {
      const question = await questionRepository.findAnswered(db, company_username, questionId);
      if (!question)
        throw new NotFoundError('This question was not found. It may have been withdrawn; reload the page.');
      const { org_id: orgId, organisation, slug, text } = question;
      const isProved = session?.email.toLowerCase() === email.toLowerCase();
      const now = clock();
      await runAsSystem('a reader follows a question of an organisation that they cannot read', () =>
        transaction(db, async (tx) => {
          const follow = await questionFollowRepository.add(tx, { orgId, questionId, email, createdAt: now });
          if (isProved) await questionFollowRepository.confirm(tx, follow.id, now);
          else
            await mail.enqueue(tx, {
              kind: 'question.follow_confirm',
              orgId,
              entity: { type: 'question_follow', id: follow.id },
              to: { name: '', email },
              fromName: toPlainName(organisation),
              ...followConfirmMail({
                organisation,
                link: followUrl(config.publicUrl, secrets.unsubscribe, follow.id),
              }),
            });
        }),
      );
      // The same whether the address follows already, which is nobody else's business.
      return { outcome: isProved ? ('following' as const) : ('confirm' as const), question: { slug, text } };
    },

    /** Undefined when this server did not sign the link, or the emails were stopped. */
    find,

    async confirm(token: string): Promise<LinkedFollow | undefined> {
      const follow = await find(token);
      if (follow !== undefined)
        await runAsSystem(why, () => questionFollowRepository.confirm(db, follow.id, clock()));
      return follow;
    },

    async stop(token: string): Promise<LinkedFollow | undefined> {
      const follow = await find(token);
      if (follow !== undefined) await runAsSystem(why, () => questionFollowRepository.remove(db, follow.id));
      return follow;
    },

    /** Addresses that nobody confirmed in time are not kept. */
    forgetUnconfirmed: (): Promise<void> =>
      questionFollowRepository.removeUnconfirmed(db, new Date(clock().getTime() - confirmDays * 86_400_000)),
  };
}
