import type { Browser, Page } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import type { TestServer } from '@rostrum/test-support/processes';

/** What a person sees first, and where they go next. */
export type Tour = {
  /** Demonstration account. */
  as: string;
  landing: Stop;
  second: Stop;
};

export type Stop = { area: string; href: string };

/** From each landing page of members into an area that was not loaded yet. Those who ask have one area for almost everything. */
export const tours: readonly Tour[] = [
  {
    as: 'administrator',
    landing: { area: 'analytics', href: '/dashboard' },
    second: { area: 'people', href: '/dashboard/people' },
  },
  {
    as: 'agent',
    landing: { area: 'people', href: '/dashboard/people' },
    second: { area: 'inquiries', href: '/dashboard/inquiries' },
  },
];

/** An area is there when its page has its heading: what stands in for it while it loads has none of its own. */
export const headingOf = (area: string) => `[data-area="${area}"] h1`;

/** A page with an empty cache in which a person is signed in. */
export async function openSignedIn(browser: Browser, server: TestServer, as: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin });
  await signInByCall(context.request, `${as}@rostrum.example`);
  return context.newPage();
}

/** The entry of the top navigation that leads there. */
export const linkTo = (page: Page, { href }: Stop) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${href}"]`);
