import { randomBytes } from 'node:crypto';
import { html, SafeHtml } from '@rostrum/server-kit/module';
import type { FastifyReply } from 'fastify';

const submit = new SafeHtml('document.forms[0].submit()');

/** Sends a page that posts a SAML message to the provider, and says so where scripts are off. */
export function sendPostForm(
  reply: FastifyReply,
  { action, fields }: { action: string; fields: Readonly<Record<string, string>> },
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Continue to your identity provider · Rostrum</title><meta name="robots" content="noindex"></head>
<body><form method="post" action="${action}">${inputs}<p>You're on your way to your identity provider.</p><button>Continue</button></form><script nonce="${nonce}">${submit}</script></body></html>`;
  // No form-action: browsers also apply it to where the provider redirects.
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page.text);
}
