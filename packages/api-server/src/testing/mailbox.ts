import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { column, readRows } from '@rostrum/server-kit/database';
import type { TestApp } from './build-test-app.ts';
import { mails } from '@rostrum/server-kit/mail';

/** Waits until every order of a mail was worked off. */
export async function ordersDone({ db }: Pick<TestApp, 'db'>): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const [row] = await readRows(
      db,
      { open: column.number },
      sql`select count(*)::int as open from pgboss.job where name = 'account-orders' and state in ('created', 'retry', 'active')`,
    );
    if (row?.open === 0) return;
    await wait(20);
  }
  throw new Error('The orders were not worked off within 20 seconds.');
}

/** Mails to an address, oldest first, once everything ordered so far was worked off. */
export async function mailsTo(server: Pick<TestApp, 'db'>, email: string) {
  await ordersDone(server);
  return server.db
    .select({ kind: mails.kind, subject: mails.subject, text: mails.text, toName: mails.toName })
    .from(mails)
    .where(eq(mails.toEmail, email))
    .orderBy(asc(mails.createdAt), asc(mails.id));
}

/** Why calls that lost a race were refused. */
export const refusalsOf = (tries: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));

/** The secret of the newest mailed link of a kind. */
export async function mailedToken(server: Pick<TestApp, 'db'>, email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(server, email)).findLast((each) => each.kind === kind);
  const token = /(?:token=|confirm_email=|confirm_mailbox=|\/restore\/)([\w-]{43})/.exec(
    mail?.text ?? '',
  )?.[1];
  if (token === undefined) throw new Error(`No mail of kind ${kind} with a link went to ${email}.`);
  return token;
}
