import { events, foundPerson, savedSearches, search } from '@rostrum/contracts';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { SearchPage } from './search-page.tsx';

const found = { ...example(foundPerson), kind: 'expert' as const };
const server = contractServer(
  handle(savedSearches.list, () => ({ items: [] })),
  handle(search.find, () => ({
    ...example(search.find.response),
    people: [
      { ...found, username: 'maren' },
      { ...found, username: 'elias' },
    ],
    total: 2,
    next: null,
  })),
);
const open = () =>
  renderPage(<SearchPage />, { route: '/dashboard/search?q=estuary&active=', session: 'media' });

test('people whose card was on screen are counted, for the organisation of each', async () => {
  const counted: unknown[] = [];
  server.use(
    handle(events.reportAll, ({ body }) => {
      // A page that was shown before may still have something to tell.
      counted.push(...body.events.filter(({ name }) => name === 'profile_impression'));
      return { recorded: body.events.length };
    }),
  );
  class SeesAtOnce {
    private readonly tell: (entries: object[]) => void;
    constructor(tell: (entries: object[]) => void) {
      this.tell = tell;
    }
    observe(target: Element) {
      this.tell([{ target, isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', SeesAtOnce);
  try {
    const { unmount } = open();
    await screen.findByRole('list', { name: 'Experts' });
    // What was seen is told when the page is left, at the latest.
    unmount();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(counted).toEqual([
        {
          name: 'profile_impression',
          company_username: found.organisation.company_username,
          usernames: ['maren', 'elias'],
        },
      ]),
    );
  } finally {
    vi.unstubAllGlobals();
  }
});
