import type { SessionUser } from '@rostrum/contracts';
import { useLocation } from '@rostrum/remote-runtime/router';
import { useEffect } from 'react';

const storageKey = 'rostrum.recent-pages';
const kept = 8;
/** What stands where a page is missing or refused: nothing to go back to. */
const noPages: readonly string[] = ['Rostrum', 'Page not found', 'Not available for your role'];
/** A page that was only passed through is no one's "recent". */
const stayMs = 1_500;

export interface RecentPage {
  href: string;
  title: string;
  /** Whose it is: see `recentKeyOf`. */
  of: string;
}

/** Who acts, and for which organisation: pages of a former one cannot be opened from the next. */
export const recentKeyOf = ({ identifier, company_username: organisation }: SessionUser): string =>
  `${identifier} ${organisation}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Storage can be written by hand: a row that is no page of this site is dropped. */
const isRecentPage = (value: unknown): value is RecentPage => {
  const { href, title, of } = { ...(value as Partial<RecentPage> | null) };
  return isText(href) && /^\/(?!\/)/.test(href) && isText(title) && isText(of);
};

function readAll(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

/** Pages that this person stayed on in this tab, the newest first; the one that is open is left out. */
export const recentPagesOf = (key: string, pathname: string): RecentPage[] =>
  readAll().filter(({ of, href, title }) => of === key && href !== pathname && !noPages.includes(title));

function remember(page: RecentPage): void {
  const others = readAll().filter(({ href, of }) => of === page.of && href !== page.href);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([page, ...others].slice(0, kept)));
  } catch {
    // Without storage nothing is recent; everything else works.
  }
}

/** Remembers where the person stays, for the palette. Kept in this tab only, so that it ends with it. */
export function useRecentPages(key: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      const [title = ''] = document.title.split(' · ');
      if (title !== '' && !noPages.includes(title)) remember({ href: pathname, title, of: key });
    }, stayMs);
    return () => clearTimeout(timer);
  }, [key, pathname]);
}
