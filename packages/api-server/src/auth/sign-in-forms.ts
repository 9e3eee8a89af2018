import { signInProviders } from '@rostrum/contracts';
import { html, type SafeHtml } from '../serving/html.ts';
import type { SignInProvider } from './sign-in-provider.ts';

interface SignInForms {
  base: string;
  csrfToken: string;
  callbackUrl: string;
  providers: readonly SignInProvider[];
}

const email = html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" required>`;

/** What a way to sign in asks for. Passkeys and tickets need script, so they have no form. */
function fieldsOf({ id, name, type, handles }: SignInProvider): SafeHtml | undefined {
  if (handles) return undefined;
  if (id === signInProviders.secondFactor)
    return html`<label for="code">Code</label><input id="code" name="code" autocomplete="one-time-code" required><div><button>Continue</button></div>`;
  if (id === signInProviders.password)
    return html`${email}<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required><div><button>Sign in</button></div>`;
  if (type === 'email')
    return html`<label for="link-email">Email</label><input id="link-email" name="email" type="email" autocomplete="email" required><div><button>Email me a sign-in link</button></div>`;
  return type === 'oauth' ? html`<div><button>Sign in with ${name}</button></div>` : undefined;
}

/** One form for each way to sign in that works without script. */
export function signInForms({ base, csrfToken, callbackUrl, providers }: SignInForms): SafeHtml {
  const hidden = html`<input type="hidden" name="csrfToken" value="${csrfToken}"><input type="hidden" name="callbackUrl" value="${callbackUrl}"><input type="hidden" name="plain" value="1">`;
  const forms = providers.flatMap((provider) => {
    const fields = fieldsOf(provider);
    const action = `${base}/${provider.type === 'credentials' ? 'callback' : 'signin'}/${provider.id}`;
    return fields ? [html`<form method="post" action="${action}">${hidden}${fields}</form>`] : [];
  });
  return html`${forms}`;
}
