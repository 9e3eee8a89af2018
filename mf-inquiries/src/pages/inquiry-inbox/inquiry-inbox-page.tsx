import { inquiryListUrl, z, type InquiryTypeId } from '@rostrum/contracts';
import { useSession, useUrlState, useProvideService } from '@rostrum/remote-runtime';
import { useLocation, useNavigate, useParams } from '@rostrum/remote-runtime/router';
import { classNames } from '@rostrum/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useInquiryList } from '../../features/browse-inquiries/inquiries.queries.ts';
import { arrivalWords } from '../../features/browse-inquiries/inquiry-row.tsx';
import { InquiryViews } from '../../features/browse-inquiries/inquiry-views.tsx';
import { labelOf } from '../../features/browse-inquiries/view-labels.ts';
import { useAnnounceArrivals } from '../../features/follow-inquiries/use-announce-arrivals.ts';
import { useArrivals } from '../../features/follow-inquiries/use-arrivals.ts';
import { inboxKeyList } from '../../features/inbox-keys/inbox-key-list.ts';
import { useInboxKeys } from '../../features/inbox-keys/use-inbox-keys.ts';
import { paths } from '../../paths.ts';
import { ChooseInquiry } from './choose-inquiry.tsx';
import { inboxAddress } from './inbox-address.ts';
import { InboxListPane } from './inbox-list-pane.tsx';
import { InquiryPane } from './inquiry-pane.tsx';
import { useInboxLayout } from './use-inbox-layout.ts';
import { useRowFocus } from './use-row-focus.ts';
import styles from './inquiry-inbox-page.module.css';

const SavedViews = lazy(async () => ({
  default: (await import('../../features/sort-inquiries/saved-views.tsx')).SavedViews,
}));

const DutyLine = lazy(async () => ({
  default: (await import('../../features/show-duty/duty-line.tsx')).DutyLine,
}));

/** What stands in the address beside the filters. */
const inboxUrl = z.object({ layout: z.enum(['split', 'table']).default('split') });

/** The inbox: views, list and one inquiry side by side; on a phone one after the other. */
export function InquiryInboxPage() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { role } = useSession();
  const [filters, setFilters] = useUrlState(inquiryListUrl);
  const [{ layout: chosenLayout }, setInboxUrl] = useUrlState(inboxUrl);
  const layout = useInboxLayout();
  // An inquiry that is opened from the table stands beside the list, and leads back to the table.
  const isTable = layout !== 'phone' && chosenLayout === 'table' && id === undefined;
  const address = inboxAddress(search);
  const list = useInquiryList(filters);
  const arrived = useArrivals();
  const { listRef, move, findNext, focus } = useRowFocus(id);
  const isDesk = role === 'administrator' || role === 'agent';
  useAnnounceArrivals(list.data?.items, arrived, arrivalWords);

  const title = labelOf(filters.view).label;
  useEffect(() => {
    document.title = `${title} inquiries · Rostrum`;
  }, [title]);

  // With an inquiry open the next one opens too: what is marked in the list is what a reply goes to.
  const step = (by: 1 | -1) => {
    const next = move(by);
    if (id !== undefined && next !== undefined && next !== id) void navigate(address.inquiry(next));
  };

  useProvideService('inquiries.keys', inboxKeyList);
  useInboxKeys({
    next: () => step(1),
    previous: () => step(-1),
    ...(id !== undefined && { back: () => void navigate(address.list) }),
  });

  const toggleType = (type: InquiryTypeId) => {
    const types = filters.type ?? [];
    const next = types.includes(type) ? types.filter((other) => other !== type) : [...types, type];
    setFilters({ type: next.length > 0 ? next : undefined, page_from: 0 });
  };

  return (
    <div className={classNames(styles.inbox, styles[layout], isTable && styles.asTable)}>
      {layout === 'wide' ? (
        <div className={styles.views}>
          <InquiryViews
            counts={list.data?.counts}
            view={filters.view}
            types={filters.type ?? []}
            isDesk={isDesk}
            hrefOfView={address.view}
            onToggleType={toggleType}
            saved={
              <Suspense fallback={null}>
                <SavedViews query={search} hrefOf={(saved) => paths.list.href() + saved} />
                {isDesk ? <DutyLine /> : null}
              </Suspense>
            }
          />
        </div>
      ) : null}
      {layout === 'phone' && id !== undefined ? null : (
        <InboxListPane
          list={list}
          filters={filters}
          setFilters={setFilters}
          openId={id}
          arrived={arrived}
          hrefOf={address.inquiry}
          isDesk={isDesk}
          hasViewColumn={layout === 'wide'}
          table={
            layout === 'phone' || id !== undefined
              ? undefined
              : {
                  isOn: isTable,
                  onToggle: () => setInboxUrl({ layout: isTable ? 'split' : 'table' }),
                }
          }
          listRef={listRef}
          query={search}
        />
      )}
      {id !== undefined ? (
        <InquiryPane
          id={id}
          layout={layout}
          backHref={address.list}
          findNext={findNext}
          onAdvance={(next) => {
            focus(next);
            void navigate(address.inquiry(next));
          }}
        />
      ) : layout === 'phone' || isTable ? null : (
        <ChooseInquiry isDesk={isDesk} />
      )}
    </div>
  );
}
