import { publicPaths } from '@rostrum/contracts';
import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { documentPolicy } from './security-headers.ts';
import { html, SafeHtml } from '../rich-text/html.ts';

const style = new SafeHtml(`
:root{color-scheme:light dark;--ink:#12181b;--muted:#56626a;--line:#d9dfe2;--paper:#fff;--accent:#0b6073;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#e8edef;--muted:#9aa7ad;--line:#2e383d;--paper:#12181b;--accent:#6cc5d8;--bad:#ff9a8f}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem}a{color:var(--accent)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid var(--line);vertical-align:top}
label{display:block;margin:.75rem 0 .25rem}input{font:inherit;padding:.5rem;width:100%;max-width:24rem;min-height:44px;border:1px solid var(--muted);border-radius:6px;background:var(--paper);color:var(--ink)}
button{font:inherit;min-height:44px;margin-top:1rem;padding:.5rem 1.25rem;border:0;border-radius:6px;background:var(--accent);color:var(--paper);cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}dt{color:var(--muted)}dd{margin:0 0 .5rem}pre{white-space:pre-wrap}
.brand{max-width:60rem;margin:0 auto;padding:1rem 1rem 0}.brand a{display:inline-flex;gap:.75rem;align-items:center;color:inherit;font-weight:600;text-decoration:none}.brand img{max-width:160px;height:36px;padding:3px 6px;border-radius:6px;background:#fff;object-fit:contain}.brand picture{display:contents}@media (prefers-color-scheme:dark){.brand picture img{background:var(--paper)}}
iframe{width:100%;height:32rem;border:1px solid var(--line);border-radius:6px;background:#fff}.muted{color:var(--muted)}.wide{overflow-x:auto}
[role=alert]{max-width:24rem;padding:.5rem .75rem;border-inline-start:4px solid var(--bad);color:var(--bad);font-weight:600}[aria-invalid=true]{border-color:var(--bad)}
form[action*="/api/auth/"]+form{max-width:24rem;margin-top:2rem;padding-top:1rem;border-top:1px solid var(--line)}`);

/** An organisation as its name and logo stand above a page. */
export interface PlainPageBrand {
  name: string;
  logo: string | null;
  /** Shown in place of the logo in dark mode. */
  logoDark?: string | null;
  companyUsername: string;
}

/** These pages have no theme switch, so the scheme of the device alone decides. */
function brandLogo({ logo, logoDark }: PlainPageBrand): SafeHtml | false {
  if (logo === null) return false;
  const image = html`<img src="${logo}" alt="">`;
  return logoDark
    ? html`<picture><source srcset="${logoDark}" media="(prefers-color-scheme:dark)">${image}</picture>`
    : image;
}

/** A page of the server's own, readable without script: fall-back forms, errors, the development mail box. */
export function sendPlainPage(
  reply: FastifyReply,
  {
    title,
    hint,
    body,
    status = 200,
    style: more,
    script,
    brand,
  }: {
    title: string;
    /** Said before the title in the name of the window, which is what screen readers begin with. */
    hint?: string | false;
    body: SafeHtml;
    status?: number;
    /** Rules for this page beside those of all. */
    style?: SafeHtml;
    /** Runs once the page stands; the page must say what it says without it. */
    script?: SafeHtml;
    /** The organisation that the page speaks for, and its public page. */
    brand?: PlainPageBrand | undefined;
  },
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${hint && `${hint} `}${title} · Rostrum</title><meta name="robots" content="noindex"><style nonce="${nonce}">${style}${more}</style></head>
<body>${brand && html`<header class="brand"><a href="${publicPaths.organisation(brand.companyUsername)}">${brandLogo(brand)}<span>${brand.name}</span></a></header>`}<main><h1>${title}</h1>${body}</main>${script && html`<script nonce="${nonce}">${script}</script>`}</body></html>`;
  return reply
    .code(status)
    .headers({
      'content-security-policy': documentPolicy(nonce, false),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page.text);
}
