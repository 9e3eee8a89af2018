import { authPaths, security, signInProviders } from '@rostrum/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthClient } from './create-auth-client.ts';
import { createPasskeys } from './passkeys.ts';
import { createBrowser, sessionOf } from './testing/tabs.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const get = vi.fn();

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  get.mockReset().mockResolvedValue({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('a'), signature: bytes('s') },
    getClientExtensionResults: () => ({}),
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const browser = createBrowser();
  const url = (path: string) => `https://rostrum.example${path}`;
  const { passkey: id } = signInProviders;
  browser.routes.set(authPaths.providers, () => ({
    body: {
      passkey: {
        id,
        name: 'Passkey',
        type: 'credentials',
        signinUrl: url(authPaths.signIn(id)),
        callbackUrl: url(authPaths.callback(id)),
      },
    },
  }));
  browser.routes.set(security.signInOptions.path, () => ({
    body: {
      data: { ticket: 't'.repeat(43), options: { challenge: 'Y2hhbGxlbmdl', rpId: 'rostrum.example' } },
    },
  }));
  browser.routes.set(authPaths.callback(id), () => {
    browser.session = sessionOf();
    return { body: { url: url('/dashboard') } };
  });
  const { page } = browser.openTab('/login');
  return { browser, passkeys: createPasskeys(page, createAuthClient(page)) };
}

test('asks for a challenge of this browser and signs in with the proof', async () => {
  const { browser, passkeys } = open();

  expect(await passkeys.signIn({ callbackUrl: '/dashboard' })).toEqual({
    ok: true,
    url: 'https://rostrum.example/dashboard',
  });

  // The csrf cookie comes first: the challenge is bound to it.
  expect(browser.requests.slice(0, 2).map(({ url }) => url)).toEqual([
    authPaths.csrf,
    security.signInOptions.path,
  ]);
  const form = browser.calls(authPaths.callback('passkey'))[0]?.form;
  expect(form?.get('ticket')).toBe('t'.repeat(43));
  expect(JSON.parse(form?.get('proof') ?? '')).toMatchObject({ id: 'a2V5', response: { signature: 'cw' } });
});

test('a person who changes their mind is told so, not shown an error', async () => {
  const { browser, passkeys } = open();
  get.mockRejectedValue(new DOMException('no', 'NotAllowedError'));

  expect(await passkeys.signIn()).toMatchObject({ ok: false, error: 'PasskeyCancelled' });
  expect(browser.calls(authPaths.callback('passkey'))).toEqual([]);
});

test('a limit and an answer that is none are told apart', async () => {
  const { browser, passkeys } = open();
  browser.routes.set(security.signInOptions.path, () => ({ status: 429, body: {} }));
  expect(await passkeys.signIn()).toMatchObject({ ok: false, error: 'TooMany', status: 429 });

  vi.spyOn(console, 'error').mockImplementation(() => {});
  browser.routes.set(security.signInOptions.path, () => ({ body: '<h1>Bad gateway</h1>' }));
  expect(await passkeys.signIn()).toMatchObject({ ok: false, error: 'unreachable' });
});

test('a browser that knows no passkeys says so', async () => {
  vi.unstubAllGlobals();
  const { passkeys } = open();
  expect(passkeys.isSupported()).toBe(false);
  expect(await passkeys.canFillIn()).toBe(false);
});

test('an offer in a field’s list never ends the dialogue that a person asked for', async () => {
  const { browser, passkeys } = open();
  let choose: (credential: unknown) => void = () => {};
  get.mockReturnValueOnce(new Promise((resolve) => (choose = resolve)));
  const asked = passkeys.signIn({ callbackUrl: '/dashboard' });
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));

  expect(await passkeys.signIn({ fillIn: true })).toMatchObject({ error: 'PasskeyCancelled' });
  await passkeys.cancel();
  expect(get).toHaveBeenCalledTimes(1);
  expect(get.mock.calls[0]?.[0].signal.aborted).toBe(false);

  choose(await get());
  expect(await asked).toMatchObject({ ok: true });
  // Nor does it begin a second sign-in while the page is being left.
  expect(await passkeys.signIn({ fillIn: true })).toMatchObject({ ok: false });
  expect(browser.calls(authPaths.callback('passkey'))).toHaveLength(1);
});
