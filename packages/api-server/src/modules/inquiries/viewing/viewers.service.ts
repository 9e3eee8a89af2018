import { grantOf, roles } from '@rostrum/contracts';
import { viewerGoneAfterMs } from '@rostrum/contracts/inquiries';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { iso, type Queryable } from '@rostrum/server-kit/database';
import { publish } from '@rostrum/server-kit/live';
import { readableInquiry } from '../inquiries.service.ts';
import { viewerRepository, type ViewerPage } from './viewers.repository.ts';

type Member = Permitted<'inquiry.assign'>;
interface PageParams {
  id: string;
  window: string;
}

const deskRoles = roles.filter((role) => grantOf(role, 'inquiry.assign') !== 'deny');

/** Who of the desk has an inquiry open, so that two do not read and answer the same one beside each other. */
export function createViewersService({ clock }: { clock: () => Date }) {
  const toPage = (session: Member, { id, window }: PageParams): ViewerPage => ({
    orgId: organisationOf(session),
    inquiryId: id,
    windowId: window,
    userId: session.userId,
  });
  /** The other pages ask again who is there. */
  const tell = (db: Queryable, { orgId, inquiryId }: ViewerPage) =>
    publish(db, { topic: 'inquiry.viewers', id: inquiryId, orgId, roles: deskRoles });

  return {
    /** A page says again and again that it is there: one that stops was closed, or lost its line. */
    async present(db: Queryable, session: Member, params: PageParams) {
      await readableInquiry(db, session, params.id);
      const page = toPage(session, params);
      const now = clock();
      await viewerRepository.forgetGone(db, page.orgId, new Date(now.getTime() - viewerGoneAfterMs));
      if (await viewerRepository.renew(db, page, now)) await tell(db, page);
      const others = await viewerRepository.others(db, page);
      return { others: others.map(({ since, ...other }) => ({ ...other, since: iso(since) })) };
    },

    async leave(db: Queryable, session: Member, params: PageParams): Promise<{ left: true }> {
      const page = toPage(session, params);
      if (await viewerRepository.remove(db, page)) await tell(db, page);
      return { left: true };
    },
  };
}
