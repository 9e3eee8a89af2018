import { Page, useNavigation } from '@rostrum/ui-kit';
import { SearchBox } from '../features/find/search-box.tsx';
import { JoinNotice } from '../features/join-organisation/join-notice.tsx';
import { NewestBookmarks } from '../features/look-back/newest-bookmarks.tsx';
import { RecentlyViewed } from '../features/look-back/recently-viewed.tsx';
import { SavedSearchesCard } from '../features/saved-searches/saved-searches-card.tsx';
import { SuggestionsCard } from '../features/saved-searches/suggestions-card.tsx';
import { OpenRequests } from '../features/track-inquiry/open-requests.tsx';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import styles from './seeker-home-page.module.css';

/** Where seekers start: the question first, then what they wait for and what they left off with. */
export function SeekerHomePage() {
  const navigate = useNavigation();
  return (
    <Page title="Who do you need to talk to?" documentTitle={titles.home} hideTitle width={1080}>
      <div className={styles.question}>
        <p className="r-display r-display--large" aria-hidden>
          Who do you need to talk to?
        </p>
        <p className={styles.hint}>Ask in your own words, or search by name or expertise.</p>
        <SearchBox size="large" autoFocus onSearch={(text) => navigate?.(paths.search.href(text))} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OpenRequests allHref={paths.sent.href()} hrefOf={paths.sentInquiry.href} />
          <SuggestionsCard />
        </div>
        <div className={styles.side}>
          <JoinNotice />
          <SavedSearchesCard />
          <RecentlyViewed hrefOf={paths.expert.href} />
          <NewestBookmarks allHref={paths.bookmarks.href()} />
        </div>
      </div>
    </Page>
  );
}
