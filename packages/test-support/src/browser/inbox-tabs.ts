import type { BrowserContext, Page } from '@playwright/test';
import { events } from '@rostrum/contracts';

const inbox = '/dashboard/inquiries';

export const listOf = (page: Page) => page.getByRole('list', { name: 'Inquiries' });

/** Tabs of one browser that show the inbox, and which of them holds the live connection. */
export async function openInboxTabs(context: BrowserContext, count: number, origin = '') {
  let leader: Page | undefined;
  const [before = ''] = events.live.path.split('{');
  const tabs: Page[] = [];
  for (let number = 0; number < count; number += 1) {
    const page = await context.newPage();
    tabs.push(page);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(before)) leader = page;
    });
    await page.goto(origin + inbox);
    await listOf(page).waitFor();
  }
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
