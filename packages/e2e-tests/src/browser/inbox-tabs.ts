import type { BrowserContext, Page } from '@playwright/test';
import { events } from '@rostrum/contracts';

const inbox = '/dashboard/inquiries';

/** Tabs of one browser that show the inbox, and which of them holds the live connection. */
export async function openInboxTabs(context: BrowserContext, count: number) {
  let leader: Page | undefined;
  const [before = ''] = events.live.path.split('{');
  const tabs = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith(before)) leader = page;
      });
      await page.goto(inbox);
      return page;
    }),
  );
  return {
    tabs,
    /** The tab that connected last. */
    leader(): Page {
      if (!leader) throw new Error('No tab has connected.');
      return leader;
    },
    others: () => tabs.filter((tab) => tab !== leader && !tab.isClosed()),
  };
}

export const listOf = (page: Page) => page.getByRole('list', { name: 'Inquiries' });
