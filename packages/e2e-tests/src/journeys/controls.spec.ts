import { expect, test, type APIRequestContext } from '@playwright/test';
import { authPaths } from '@rostrum/contracts';
import { signInByCall } from '../browser/sign-in-by-call.ts';
import { pressControls } from '../crawl/press-controls.ts';
import { demonstrationFolder } from '../server/demonstration.ts';
import { TestServer } from '../server/test-server.ts';

// What does nothing stands in the message.
test.use({ trace: 'off' });

/** Each page once, in the name of who sees most of it; `first …` is the first link on the page before that begins so. */
const pages = [
  {
    account: 'administrator',
    paths: [
      '/dashboard',
      '/dashboard/people',
      '/dashboard/posts',
      '/dashboard/answers',
      '/dashboard/inquiries',
      'first /dashboard/inquiries/',
      '/dashboard/analytics',
      '/dashboard/activity',
    ],
  },
  {
    account: 'owner',
    paths: [
      '/dashboard/builder/embed/directory',
      '/dashboard/settings/contact',
      '/dashboard/settings/access',
      '/dashboard/settings/password',
    ],
  },
  { account: 'agent', paths: ['/dashboard/people', '/dashboard/inquiries', '/dashboard/analytics'] },
  { account: 'expert', paths: ['/dashboard/people', '/dashboard/inquiries', '/dashboard/analytics'] },
  { account: 'individual', paths: ['/dashboard/people', '/dashboard/settings/access'] },
  { account: 'staff', paths: ['/dashboard/people'] },
  {
    account: 'media',
    paths: [
      '/dashboard/seeker',
      '/dashboard/search?q=flood&active=',
      '/dashboard/bookmarks',
      '/dashboard/bookmarks/compare?people=maren-okonjo-hale&people=greta-halloway',
      '/dashboard/inquiries/sent',
      'first /dashboard/inquiries/sent/',
      '/dashboard/search/inquire?people=maren-okonjo-hale&people=greta-halloway',
    ],
  },
  {
    account: undefined,
    paths: [
      '/',
      '/organizations/northmere',
      'first /organizations/northmere/posts/',
      '/organizations/northmere',
      'first /organizations/northmere/questions/',
      '/experts/maren-okonjo-hale',
      '/login',
      '/login/forgot',
      '/signup',
      '/signup/organisation',
    ],
  },
] as const;

/** Pressing may have ended it: a changed password, a revoked device. */
async function hasSession(request: APIRequestContext): Promise<boolean> {
  const answer: unknown = await (await request.get(authPaths.session)).json();
  return typeof answer === 'object' && answer !== null && 'user' in answer;
}

/** Would end the session in the middle; signing out has a journey of its own. */
const endsSession = /sign out/i;

for (const { account, paths } of pages) {
  test(`every control does something: ${account ?? 'guest'}`, async ({ browser }, { annotations }) => {
    test.setTimeout(900_000);
    // Everything is pressed, deletion included, so nobody else uses this installation.
    await using folder = await demonstrationFolder();
    await using server = await TestServer.start({ dataDir: folder.path });
    const context = await browser.newContext({ baseURL: server.origin });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const known = new Set<string>();
    const without: string[] = [];
    const gone: string[] = [];
    const pressed: string[] = [];
    let page = await context.newPage();
    for (const described of paths) {
      if (account !== undefined && !(await hasSession(context.request)))
        await signInByCall(context.request, `${account}@rostrum.example`);
      const [, start] = /^first (.+)$/.exec(described) ?? [];
      const link = page.locator(`a[href^="${start}"]`).first();
      const path =
        start === undefined
          ? described
          : ((await link.getAttribute('href', { timeout: 20_000 })) ?? described);
      await page.close();
      page = await context.newPage();
      const outcome = await pressControls(page, path, {
        known,
        isLeftAlone: ({ words }) => endsSession.test(words),
      });
      pressed.push(...outcome.pressed);
      without.push(...outcome.without);
      gone.push(...outcome.gone);
      await page.goto(path);
    }
    annotations.push({ type: 'controls pressed', description: pressed.join('\n') });
    annotations.push({ type: 'gone before they were pressed', description: gone.join('\n') });
    expect(without).toEqual([]);
    expect(pressed.length).toBeGreaterThan(paths.length);
    await context.close();
  });
}
