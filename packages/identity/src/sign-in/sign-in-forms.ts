import { signInProviders } from '@rostrum/contracts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import type { SignInProvider } from './sign-in-provider.ts';

interface SignInForms {
  base: string;
  csrfToken: string;
  callbackUrl: string;
  providers: readonly SignInProvider[];
  /** What was typed before a failure. */
  email: string;
  /** The way whose first field takes the focus: the one that failed. */
  failed: string;
}

/** Id of what went wrong, which the field that has the focus names as its description. */
export const failureId = 'failure';
const focus = html` autofocus aria-invalid="true" aria-describedby="${failureId}"`;

/** What a way to sign in asks for. Passkeys and tickets need script, so they have no form. */
function fieldsOf(
  { id, name, type, handles }: SignInProvider,
  { email, failed }: Pick<SignInForms, 'email' | 'failed'>,
): SafeHtml | undefined {
  if (handles) return undefined;
  const focused = failed === id && focus;
  if (id === signInProviders.secondFactor)
    return html`<label for="code">Code</label><input id="code" name="code" autocomplete="one-time-code" required${focused}><div><button>Continue</button></div>`;
  if (id === signInProviders.password)
    return html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" value="${email}" required${email === '' && focused}><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required${email !== '' && focused}><div><button>Sign in</button></div>`;
  if (type === 'email')
    return html`<label for="link-email">Email</label><input id="link-email" name="email" type="email" autocomplete="email" value="${email}" required${focused}><div><button>Email me a sign-in link</button></div>`;
  return type === 'oauth' ? html`<div><button>Sign in with ${name}</button></div>` : undefined;
}

/** One form for each way to sign in that works without script. */
export function signInForms({ base, csrfToken, callbackUrl, providers, ...typed }: SignInForms): SafeHtml {
  const hidden = html`<input type="hidden" name="csrfToken" value="${csrfToken}"><input type="hidden" name="callbackUrl" value="${callbackUrl}"><input type="hidden" name="plain" value="1">`;
  const forms = providers.flatMap((provider) => {
    const fields = fieldsOf(provider, typed);
    const action = `${base}/${provider.type === 'credentials' ? 'callback' : 'signin'}/${provider.id}`;
    return fields ? [html`<form method="post" action="${action}">${hidden}${fields}</form>`] : [];
  });
  return html`${forms}`;
}
