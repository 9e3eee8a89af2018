import { authPaths, csrfAnswer } from '@rostrum/contracts';
import { FormBrowser, readForm, type Visited } from './form-browser.ts';
import { userPassword } from './realm.ts';

export interface Arrival {
  /** Where the browser ended: a path of Rostrum, or an address of Keycloak. */
  page: string;
  error: string | null;
  email: string | undefined;
  name: string | undefined;
  browser: FormBrowser;
  /** Forms that were sent to and from the provider, by the names of their fields. */
  forms: string[];
  /** The text of the last page of the provider. */
  text: string;
}

interface SignInOptions {
  origin: string;
  start: string;
  username: string;
  browser?: FormBrowser;
  /** Changes what the provider posts, as an attacker could. */
  tamper?: (fields: Map<string, string>) => Map<string, string>;
}

const maxPages = 12;
/** Paths of Rostrum that are steps of a sign-in and not where it ends. */
const isStep = (path: string): boolean => path.startsWith('/api/auth/') || path.startsWith('/v1/login/');

const readSession = async (browser: FormBrowser, origin: string) =>
  JSON.parse((await browser.open(origin + authPaths.session)).html) as {
    user?: { email: string; name: string };
  };

/** What the page of the shell does with the ticket that a SAML sign-in ends in. */
async function redeemTicket(browser: FormBrowser, url: URL): Promise<URL> {
  const { origin } = url;
  const { html } = await browser.open(origin + authPaths.csrf);
  const answer = await browser.open(origin + authPaths.callback(url.searchParams.get('provider') ?? ''), {
    fields: [
      ['csrfToken', csrfAnswer.parse(JSON.parse(html)).csrfToken],
      ['ticket', url.searchParams.get('ticket') ?? ''],
      ['callbackUrl', url.searchParams.get('callbackUrl') ?? '/'],
      ['json', 'true'],
    ],
  });
  const target = new URL((JSON.parse(answer.html) as { url: string }).url);
  return target.searchParams.has('error') ? new URL(`/login${target.search}`, origin) : target;
}

/** Goes through a whole sign-in as a person would: starts at Rostrum or the provider, fills in the form, and comes back. */
export async function signIn({
  origin,
  start,
  username,
  browser = new FormBrowser(),
  tamper = (fields) => fields,
}: SignInOptions): Promise<Arrival> {
  const isEnd = (url: URL) => url.origin === origin && !isStep(url.pathname);
  const forms: string[] = [];
  let text = '';
  const arrive = async (url: URL): Promise<Arrival> => {
    const { user } = await readSession(browser, origin);
    const page = url.origin === origin ? url.pathname + url.search : url.href;
    const error = url.searchParams.get('error');
    return { page, error, email: user?.email, name: user?.name, browser, forms, text };
  };
  let at: Visited = await browser.open(start, { isEnd });
  for (let pages = 0; pages < maxPages; pages += 1) {
    if (isEnd(at.url))
      return arrive(at.url.pathname === '/login/continue' ? await redeemTicket(browser, at.url) : at.url);
    const form = readForm(at);
    text = at.html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>|\s+/g, ' ').trim();
    if (!form) return arrive(at.url);
    forms.push([...form.fields.keys()].join(' '));
    const isSamlForm = form.fields.has('SAMLResponse') || form.fields.has('SAMLRequest');
    if (!isSamlForm && !form.hasPassword) return arrive(at.url);
    if (form.hasPassword && forms.filter((each) => each.includes('password')).length > 1)
      return arrive(at.url);
    at = isSamlForm
      ? await browser.submit({ ...form, fields: tamper(form.fields) }, {}, { isEnd })
      : await browser.submit(form, { username, password: userPassword }, { isEnd });
  }
  throw new Error(`The sign-in did not end: ${at.url.href}`);
}

/** Whether the browser has a session at Rostrum. */
export const isSignedIn = async (browser: FormBrowser, origin: string): Promise<boolean> =>
  (await readSession(browser, origin)).user !== undefined;

/** Signs in at Keycloak, but stops where the answer would be handed over. */
export async function signInUntil(
  browser: FormBrowser,
  { start, isEnd }: { start: string; isEnd: (url: URL) => boolean },
): Promise<URL> {
  const form = readForm(await browser.open(start));
  if (!form) throw new Error('Keycloak showed no form.');
  return (await browser.submit(form, { username: 'ines', password: userPassword }, { isEnd })).url;
}
