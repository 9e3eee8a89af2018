import { formatCode, type ParsedBody, type RouteResponse } from '@rostrum/contracts';
import type { inquirySorting } from '@rostrum/contracts/inquiries';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { listFieldsInUse, toFilter } from '../../custom-fields/index.ts';
import { restrictedRightOf } from '../inquiry-access.ts';
import { readableInquiry, scopeOf } from '../inquiries.service.ts';
import { readFilterOptions } from './filter-options.repository.ts';
import { inquirySavedViews } from '../inquiry-sorting.schema.ts';
import { createSavedViewService } from '../../saved-views/index.ts';
import { watcherRepository } from '../inquiry-watchers.repository.ts';

type Session = Permitted<'inquiry.read'>;

const ownerOf = (session: Session) => ({ orgId: organisationOf(session), userId: session.userId });

/** What a person sorts the inbox by, for themselves. */
export const sortingService = {
  async options(db: Queryable, session: Session): Promise<RouteResponse<typeof inquirySorting.options>> {
    const readsRestricted = restrictedRightOf(session, null) !== 'none';
    const options = await readFilterOptions(db, scopeOf(session), readsRestricted);
    const countries = options.countries.map((each) => ({ ...each, label: formatCode('region', each.value) }));
    const fields = await listFieldsInUse(db, { orgId: organisationOf(session), entity: 'inquiry' });
    return { ...options, countries, fields: fields.flatMap(toFilter) };
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
};

/** Views of the inbox. */
export const inquiryViewService = createSavedViewService(inquirySavedViews);
