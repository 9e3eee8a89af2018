import { grantOf, roles, type Action, type LiveEvent } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { iso, type Queryable } from '@rostrum/server-kit/database';
import { publish } from '@rostrum/server-kit/live';
import { createOpenPagesRepository, type OpenPage, type OpenPagesTable } from './open-pages.repository.ts';

interface PresenceOf<Asked extends Action> {
  table: OpenPagesTable;
  topic: LiveEvent['topic'];
  /** Who may do this with the thing is told that a page came or went. */
  action: Asked;
  /** A page that was not heard of for longer has gone. */
  goneAfterMs: number;
  clock: () => Date;
  /** Refuses what is not there, or not this person's to open. */
  requireItem: (db: Queryable, session: Permitted<Asked>, id: string) => Promise<unknown>;
}

interface PageParams {
  id: string;
  window: string;
}

/** Who has one thing open, so that two people need not find out by a conflict. */
export function createPresence<Asked extends Action>(of: PresenceOf<Asked>) {
  const pages = createOpenPagesRepository(of.table);
  const told = roles.filter((role) => grantOf(role, of.action) !== 'deny');
  const toPage = (session: Permitted<Asked>, { id, window }: PageParams): OpenPage => ({
    orgId: organisationOf(session),
    itemId: id,
    windowId: window,
    userId: session.userId,
  });
  /** The other pages ask again who is there. */
  const tell = (db: Queryable, { orgId, itemId }: OpenPage) =>
    publish(db, { topic: of.topic, id: itemId, orgId, roles: told });

  return {
    /** A page says again and again that it is there: one that stops was closed, or lost its line. */
    async present(db: Queryable, session: Permitted<Asked>, params: PageParams) {
      await of.requireItem(db, session, params.id);
      const page = toPage(session, params);
      const now = of.clock();
      await pages.forgetGone(db, page.orgId, new Date(now.getTime() - of.goneAfterMs));
      if (await pages.renew(db, page, now)) await tell(db, page);
      const others = await pages.others(db, page);
      return { others: others.map(({ since, ...other }) => ({ ...other, since: iso(since) })) };
    },

    async leave(db: Queryable, session: Permitted<Asked>, params: PageParams): Promise<{ left: true }> {
      const page = toPage(session, params);
      if (await pages.remove(db, page)) await tell(db, page);
      return { left: true };
    },
  };
}
