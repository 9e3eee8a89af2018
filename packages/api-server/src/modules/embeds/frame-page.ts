import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { EmbedLanguage } from '@rostrum/contracts';
import { usualLanguage } from '@rostrum/contracts/builder';
import { html, type SafeHtml } from '@rostrum/server-kit/module';

/** Tells the page around the frame how high this one is, now and after each change. */
export const heightScript = html`new ResizeObserver(()=>parent.postMessage({rostrumHeight:document.documentElement.offsetHeight},'*')).observe(document.body)`;

export interface FramePage {
  title: string;
  /** English where nothing else is said. */
  language?: EmbedLanguage;
  body: SafeHtml;
  style: SafeHtml;
  script: SafeHtml;
}

const hashOf = ({ text }: SafeHtml) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page for a frame on other sites: those of the allowed domains, or any where none is named. */
export function sendFramePage(
  reply: FastifyReply,
  { title, language = usualLanguage, body, style, script }: FramePage,
  { publicUrl, domains }: { publicUrl: string; domains: readonly string[] },
): FastifyReply {
  const ancestors = domains.length === 0 ? '*' : ["'self'", ...domains].join(' ');
  const { origin } = new URL(publicUrl);
  reply.removeHeader('x-frame-options');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src ${origin}; base-uri 'none'; form-action ${origin}; frame-ancestors ${ancestors}`,
    )
    .header('vary', 'Origin, Referer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><style>${style}</style></head><body>${body}<script>${script}</script></body></html>`
        .text,
    );
}
