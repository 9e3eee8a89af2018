import type { OwnSignOff } from '@rostrum/contracts/posts';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { newTrackingToken, trackingTokenHash } from '../inquiries/index.ts';
import { signOffRepository } from './sign-offs.repository.ts';
import { signOffUrl } from './sign-off-url.ts';

type Signer = Permitted<'post.sign_off'>;

/** The page is opened at once; a link that stands in no email need not live for days. */
const linkMs = 3_600_000;

/** What a signed-in expert is asked to sign off. They read and answer on the page that the links of emails open. */
export function createOwnSignOffService({
  db,
  config,
  clock,
}: {
  db: Database;
  config: { publicUrl: string };
  clock: () => Date;
}) {
  return {
    async list(session: Signer): Promise<{ items: OwnSignOff[] }> {
      const { personId } = session;
      if (personId === null) return { items: [] };
      const waiting = await signOffRepository.waitingFor(db, { orgId: organisationOf(session), personId });
      return {
        items: waiting.map(({ title, signOff }) => ({
          id: signOff.id,
          title,
          asked_by: signOff.askedByName,
          asked_at: signOff.askedAt.toISOString(),
          is_again: signOff.number !== null,
        })),
      };
    },

    /** A link of their own, so that what is answered ends those of the emails too. */
    open(session: Signer, id: string): Promise<{ href: string }> {
      const { personId } = session;
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const waiting = personId === null ? [] : await signOffRepository.waitingFor(tx, { orgId, personId });
        if (!waiting.some(({ signOff }) => signOff.id === id))
          throw new NotFoundError('This text does not wait for your sign-off any more.');
        const token = newTrackingToken();
        await signOffRepository.addLink(tx, {
          tokenHash: trackingTokenHash(token),
          orgId,
          signOffId: id,
          expiresAt: new Date(clock().getTime() + linkMs),
        });
        return { href: signOffUrl(config.publicUrl, token) };
      });
    },
  };
}
