import { cutText } from '@rostrum/contracts';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { toPlainName } from '@rostrum/server-kit/mail';
import type { Transaction } from '@rostrum/server-kit/database';
import {
  askPeopleRepository,
  inquiryTeamRepository,
  newTrackingToken,
  trackingTokenHash,
} from '../inquiries/index.ts';
import { recordPostStep, type PostActor } from './held-post.ts';
import type { PostRecord } from './post-record.repository.ts';
import { postVersionRepository } from './post-versions.repository.ts';
import { signOffMail, signOffResultMail, signOffWaitsMail } from './sign-off-mails.ts';
import { signOffUrl } from './sign-off-url.ts';
import { signOffRepository, type SignOffRecord } from './sign-offs.repository.ts';

export interface SignOffDeps {
  mail: MailOutbox;
  config: { publicUrl: string };
  clock: () => Date;
}

/** How long a link of a mail can be answered. */
const linkDays = 14;

/** Asks for sign-offs and tells of their answers. Every function expects the post to be held by the transaction. */
export function createSignOffFlow({ mail, config, clock }: SignOffDeps) {
  const findPerson = async (tx: Transaction, { orgId, personId }: { orgId: string; personId: string }) => {
    const [person] = await askPeopleRepository.find(tx, orgId, [personId]);
    if (person === undefined) throw new Error('A sign-off without its person cannot be.');
    return person;
  };

  async function send(tx: Transaction, post: PostRecord, signOff: SignOffRecord): Promise<string> {
    const token = newTrackingToken();
    await signOffRepository.addLink(tx, {
      tokenHash: trackingTokenHash(token),
      orgId: post.orgId,
      signOffId: signOff.id,
      expiresAt: new Date(clock().getTime() + linkDays * 86_400_000),
    });
    const person = await findPerson(tx, signOff);
    const { name, deskEmail } = await inquiryTeamRepository.organisation(tx, post.orgId);
    const link = signOffUrl(config.publicUrl, token);
    await mail.enqueue(tx, {
      kind: 'post.signoff',
      orgId: post.orgId,
      entity: { type: 'post', id: post.id },
      to: { name: person.isProved ? person.name : '', email: person.email },
      fromName: person.isProved ? name : toPlainName(name),
      ...(deskEmail !== null && { replyTo: deskEmail }),
      ...(person.isProved
        ? signOffMail({
            organisation: name,
            title: post.title,
            by: signOff.askedByName,
            firstname: person.firstname,
            link,
            isAgain: signOff.number !== null,
          })
        : signOffWaitsMail({ organisation: name, link })),
    });
    return person.name;
  }

  async function ask(
    tx: Transaction,
    post: PostRecord,
    by: PostActor,
    personIds: readonly string[],
  ): Promise<void> {
    const names: string[] = [];
    for (const personId of personIds) {
      const signOff = await signOffRepository.ask(tx, {
        orgId: post.orgId,
        postId: post.id,
        personId,
        state: 'asked',
        askedBy: by.session.userId,
        askedByName: cutText(by.session.name, 150),
        askedAt: clock(),
      });
      names.push(await send(tx, post, signOff));
    }
    if (names.length > 0)
      await recordPostStep(tx, post, by, {
        verb: 'post.signoff_asked',
        text: `asked ${names.join(', ')} to sign off the text`,
        after: { asked: names },
      });
  }

  return {
    findPerson,
    ask,

    /** Whoever answered about an older text is asked about the one that stands now. */
    async askAgain(tx: Transaction, post: PostRecord, by: PostActor): Promise<void> {
      const answered = (await signOffRepository.list(tx, post)).filter(
        ({ signOff }) => signOff.state !== 'asked',
      );
      if (answered.length === 0) return;
      const latest = await postVersionRepository.latest(tx, post);
      const outdated = answered.filter(({ signOff }) => signOff.number !== latest?.number);
      await ask(
        tx,
        post,
        by,
        outdated.map(({ signOff }) => signOff.personId),
      );
    },

    /** To whoever asked, as long as they belong to the team. */
    async tellResult(
      tx: Transaction,
      post: PostRecord,
      { signOff, sentence, note }: { signOff: SignOffRecord; sentence: string; note: string },
    ): Promise<void> {
      if (signOff.askedBy === null) return;
      const member = await inquiryTeamRepository.member(tx, post.orgId, signOff.askedBy);
      if (member === undefined) return;
      const { name } = await inquiryTeamRepository.organisation(tx, post.orgId);
      const href = `${config.publicUrl}/dashboard/posts/${post.id}`;
      await mail.enqueue(tx, {
        kind: 'post.signoff_result',
        orgId: post.orgId,
        entity: { type: 'post', id: post.id },
        to: { name: member.name, email: member.email },
        fromName: name,
        ...signOffResultMail({ organisation: name, title: post.title, sentence, note, href }),
      });
    },
  };
}

export type SignOffFlow = ReturnType<typeof createSignOffFlow>;
