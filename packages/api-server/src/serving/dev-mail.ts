import fp from 'fastify-plugin';
import { z } from 'zod';
import type { Database } from '@rostrum/server-kit/database';
import { NotFoundError } from '@rostrum/server-kit';
import { attachLogo, inlineLogo, mailRepository, type Mail } from '@rostrum/server-kit/mail';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { sendPlainPage } from '@rostrum/server-kit/http';

const pageSize = 50;
const listQuery = z.object({
  q: z.string().max(100).catch('').default(''),
  page_from: z.coerce.number().int().min(0).max(10_000).catch(0).default(0),
});
const idParams = z.object({ id: z.uuid() });

const when = (date: Date) =>
  html`<time datetime="${date.toISOString()}">${date.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>`;

const row = (mail: Mail): SafeHtml =>
  html`<tr><td>${when(mail.createdAt)}</td><td>${mail.toName} &lt;${mail.toEmail}&gt;</td><td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td><td>${mail.status}</td></tr>`;

function list(
  { items, total }: { items: Mail[]; total: number },
  { q, page_from }: z.output<typeof listQuery>,
): SafeHtml {
  const link = (from: number, label: string) =>
    html`<a href="/dev/mail?q=${encodeURIComponent(q)}&amp;page_from=${from}">${label}</a> `;
  return html`<p class="muted">Mail that this installation sent, newest first. This page exists in development only.</p>
<form role="search"><label for="q">Address or subject</label><input id="q" name="q" value="${q}"> <button>Search</button></form>
<p>${total} ${total === 1 ? 'message' : 'messages'}</p>
<div class="wide"><table><thead><tr><th scope="col">Written</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">State</th></tr></thead><tbody>${items.map(row)}</tbody></table></div>
<nav aria-label="Pages">${page_from > 0 ? link(Math.max(0, page_from - pageSize), 'Newer') : ''}${page_from + pageSize < total ? link(page_from + pageSize, 'Older') : ''}</nav>`;
}

const message = (mail: Mail): SafeHtml => html`<p><a href="/dev/mail">All mail</a></p>
<dl><dt>To</dt><dd>${mail.toName} &lt;${mail.toEmail}&gt;</dd><dt>From</dt><dd>${mail.fromName ?? 'Rostrum'}</dd>${mail.replyTo === null ? '' : html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>`}<dt>Written</dt><dd>${when(mail.createdAt)}</dd><dt>State</dt><dd>${mail.status}${mail.sentAt === null ? '' : html`, ${when(mail.sentAt)}`} (attempts: ${mail.attempts})</dd>${mail.lastError === null ? '' : html`<dt>Last error</dt><dd>${mail.lastError}</dd>`}<dt>Message-ID</dt><dd>${mail.messageId}</dd></dl>
<h2>HTML</h2><iframe title="The message as HTML" src="/dev/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text</h2><pre>${mail.text}</pre>`;

interface DevMailOptions {
  db: Database;
  readLogo: (file: string) => Promise<Buffer | undefined>;
}

/** /dev/mail: what went out, for developers and tests. Never registered in production. */
export const devMail = fp<DevMailOptions>(
  async (app, { db, readLogo }) => {
    const options = { config: { policy: 'development' } } as const;
    const find = async (params: unknown): Promise<Mail> => {
      const parsed = idParams.safeParse(params);
      const mail = parsed.success ? await mailRepository.find(db, parsed.data.id) : undefined;
      if (!mail) throw new NotFoundError('There is no such message.');
      return mail;
    };
    app.get('/dev/mail', options, async (request, reply) => {
      const query = listQuery.parse(request.query);
      const found = await mailRepository.page(db, { to: query.q, limit: pageSize, offset: query.page_from });
      return sendPlainPage(reply, { title: 'Sent mail', body: list(found, query) });
    });
    app.get('/dev/mail/:id', options, async (request, reply) => {
      const mail = await find(request.params);
      return sendPlainPage(reply, { title: mail.subject, body: message(mail) });
    });
    app.get('/dev/mail/:id/html', options, async (request, reply) => {
      const mail = await find(request.params);
      return reply
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(inlineLogo(await attachLogo(mail, readLogo)));
    });
  },
  { name: 'dev-mail' },
);
