import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { authPaths } from '@rostrum/contracts';
import { signInByCall } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { followControls } from '../crawl/press-controls.ts';
import { demonstrationFolder } from '../server/demonstration.ts';

/** A page by its address, or by the first link on another page that begins so. */
type PageToPress = string | { from: string; first: string };

const nameOf = (page: PageToPress = '/') => (typeof page === 'string' ? page : page.first);

interface Visitor {
  account?: string;
  pages: readonly PageToPress[];
}

/**
 * Each page once, in the name of who sees most of it; not too many at a time, so that others are pressed beside them. Who
 * comes after another in one walk presses only what the one before did not have on the same page.
 */
const walks: readonly (readonly [Visitor, ...Visitor[]])[] = [
  [
    { account: 'individual', pages: ['/dashboard/people', '/dashboard/settings/access'] },
    {
      account: 'expert',
      pages: [
        '/dashboard/people',
        '/dashboard/inquiries',
        '/dashboard/people/questions',
        '/dashboard/analytics/people',
      ],
    },
    { account: 'staff', pages: ['/dashboard/people'] },
  ],
  [
    {
      account: 'administrator',
      pages: [
        '/dashboard',
        '/dashboard/people',
        '/dashboard/people/activity',
        '/dashboard/people/import',
        '/dashboard/posts',
        '/dashboard/answers',
      ],
    },
  ],
  [
    {
      account: 'administrator',
      pages: [
        { from: '/dashboard/inquiries', first: '/dashboard/inquiries/0' },
        '/dashboard/inquiries/quarantine',
        '/dashboard/inquiries/block',
        '/dashboard/inquiries/mailinglists',
        '/dashboard/inquiries/setup',
        '/dashboard/inquiries/activity',
      ],
    },
  ],
  [
    {
      account: 'administrator',
      pages: [
        '/dashboard/analytics',
        '/dashboard/analytics/posts',
        '/dashboard/analytics/qanda',
        '/dashboard/activity',
      ],
    },
  ],
  [
    {
      account: 'owner',
      pages: [
        '/dashboard/posts/activity',
        { from: '/dashboard/answers', first: '/dashboard/answers/0' },
        '/dashboard/answers/activity',
        '/dashboard/builder/embed/directory',
        '/dashboard/builder/settings',
        '/dashboard/builder/saved',
        '/dashboard/theme',
        '/dashboard/theme/fields',
        '/dashboard/theme/css',
      ],
    },
  ],
  [
    {
      account: 'owner',
      pages: [
        '/dashboard/settings/classifications',
        '/dashboard/settings/contact',
        '/dashboard/settings/access',
        '/dashboard/settings/licenses',
        '/dashboard/settings/integrations',
        '/dashboard/settings/sso',
        '/dashboard/settings/timezone',
        '/dashboard/settings/password',
      ],
    },
  ],
  [
    {
      account: 'agent',
      pages: [
        '/dashboard/people',
        '/dashboard/inquiries',
        '/dashboard/analytics/people',
        '/dashboard/analytics/inquiries',
      ],
    },
  ],
  [
    {
      account: 'media',
      pages: [
        '/dashboard/seeker',
        '/dashboard/search?q=flood&active=',
        '/dashboard/bookmarks',
        '/dashboard/bookmarks/compare?people=maren-okonjo-hale&people=greta-halloway',
        '/dashboard/inquiries/sent',
        { from: '/dashboard/inquiries/sent', first: '/dashboard/inquiries/sent/' },
        '/dashboard/search/inquire?people=maren-okonjo-hale&people=greta-halloway',
      ],
    },
  ],
  [
    {
      pages: [
        '/',
        '/organizations/northmere',
        { from: '/organizations/northmere', first: '/organizations/northmere/posts/' },
        { from: '/organizations/northmere', first: '/organizations/northmere/questions/' },
        '/experts/maren-okonjo-hale',
        '/login',
        '/login/forgot',
        '/signup',
        '/signup/organisation',
      ],
    },
  ],
];

/** Pressing may have ended it: a changed password, a revoked device. */
async function hasSession(request: APIRequestContext): Promise<boolean> {
  const answer: unknown = await (await request.get(authPaths.session)).json();
  return typeof answer === 'object' && answer !== null && 'user' in answer;
}

async function addressOf(page: Page, wanted: PageToPress): Promise<string> {
  if (typeof wanted === 'string') return wanted;
  await page.goto(wanted.from);
  const address = await page.locator(`a[href^="${wanted.first}"]`).first().getAttribute('href');
  if (address === null) throw new Error(`${wanted.from} has no link to ${wanted.first}.`);
  return address;
}

/** Would end the session in the middle; signing out has a journey of its own. */
const endsSession = /sign out/i;

for (const walk of walks) {
  const names = walk.map(({ account = 'guest' }) => account).join(', then ');
  test(`every control does something: ${names} from ${nameOf(walk[0].pages[0])} on`, async ({ browser }, {
    annotations,
  }) => {
    // So many controls: on a busy machine they take their time.
    test.setTimeout(1_800_000);
    // Everything is pressed, deletion included, so no one else uses this installation.
    await using folder = await demonstrationFolder();
    await using server = await TestServer.start({ dataDir: folder.path });
    const known = new Set<string>();
    const [pressed, without, gone]: [string[], string[], string[]] = [[], [], []];
    let [loads, returns] = [0, 0];
    for (const { account, pages } of walk) {
      const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const page = await context.newPage();
      const pressControls = await followControls(page);
      for (const wanted of pages) {
        if (account !== undefined && !(await hasSession(context.request)))
          await signInByCall(context.request, `${account}@rostrum.example`);
        const outcome = await pressControls(await addressOf(page, wanted), {
          known,
          isLeftAlone: ({ words }) => endsSession.test(words),
        });
        pressed.push(...outcome.pressed);
        without.push(...outcome.without);
        gone.push(...outcome.gone);
        loads += outcome.loads;
        returns += outcome.returns;
      }
      await context.close();
    }
    annotations.push({ type: 'controls pressed', description: pressed.join('\n') });
    annotations.push({ type: 'gone before they were pressed', description: gone.join('\n') });
    annotations.push({ type: 'page loads', description: String(loads) });
    annotations.push({ type: 'pages drawn anew', description: String(returns) });
    expect(without).toEqual([]);
    // Some are drawn anew under another name when another was pressed, and pressed there.
    expect(gone.length).toBeLessThan(pressed.length / 2);
    expect(pressed.length).toBeGreaterThan(walk.flatMap(({ pages }) => pages).length);
  });
}
