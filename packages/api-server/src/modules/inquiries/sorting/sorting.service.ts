import { formatCode, type ParsedBody, type RouteResponse } from '@rostrum/contracts';
import type { inquirySorting, savedInquiryViews } from '@rostrum/contracts/inquiries';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { restrictedRightOf } from '../inquiry-access.ts';
import { readableInquiry, scopeOf } from '../inquiries.service.ts';
import { readFilterOptions } from './filter-options.repository.ts';
import { savedViewRepository } from './saved-views.repository.ts';
import { watcherRepository } from '../inquiry-watchers.repository.ts';

type Session = Permitted<'inquiry.read'>;

const ownerOf = (session: Session) => ({ orgId: organisationOf(session), userId: session.userId });

/** What a person sorts the inbox by, for themselves. */
export const sortingService = {
  async options(db: Queryable, session: Session): Promise<RouteResponse<typeof inquirySorting.options>> {
    const readsRestricted = restrictedRightOf(session, null) !== 'none';
    const options = await readFilterOptions(db, scopeOf(session), readsRestricted);
    const countries = options.countries.map((each) => ({ ...each, label: formatCode('region', each.value) }));
    return { ...options, countries };
  },

  async watch(
    db: Queryable,
    { session, id }: { session: Session; id: string },
    { watching }: ParsedBody<typeof inquirySorting.watch>,
  ): Promise<{ watching: boolean }> {
    await readableInquiry(db, session, id);
    const { orgId, userId } = ownerOf(session);
    if (watching) await watcherRepository.add(db, { orgId, id }, userId);
    else await watcherRepository.remove(db, { orgId, id }, userId);
    return { watching };
  },

  async views(db: Queryable, session: Session): Promise<RouteResponse<typeof savedInquiryViews.list>> {
    return { items: await savedViewRepository.list(db, ownerOf(session)) };
  },

  saveView: (
    db: Queryable,
    session: Session,
    view: ParsedBody<typeof savedInquiryViews.save>,
  ): Promise<RouteResponse<typeof savedInquiryViews.save>> =>
    savedViewRepository.save(db, ownerOf(session), view),

  async removeView(db: Queryable, session: Session, id: string): Promise<{ id: string }> {
    if (await savedViewRepository.remove(db, ownerOf(session), id)) return { id };
    throw new NotFoundError('This view was removed already.');
  },
};
