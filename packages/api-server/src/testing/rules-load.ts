import { sql } from 'drizzle-orm';
import { inquiryRules, previewDays, type RuleKind } from '@rostrum/contracts/inquiries';
import type { Database } from '@rostrum/server-kit/database';
import { measureDesk, type TimesBesideBare } from './measured-desk.ts';

const atOnce = 2000;
/** A preview reads everything: twelve say enough. */
const calls = 12;

/** So many inquiries of the days that a preview looks back on, each of about 600 characters and to one expert. */
async function writeInquiries(db: Database, orgId: string, count: number): Promise<void> {
  const apart = Math.floor((previewDays * 86_400) / (count + 1));
  for (let first = 1; first <= count; first += atOnce) {
    const last = Math.min(first + atOnce - 1, count);
    await db.execute(sql`WITH written AS (
        INSERT INTO inquiries (id, org_id, ref, type, subject, message, status, outcome, closed_at, firstname,
          lastname, email, country, timezone, consent_at, first_reply_at, opened_at, last_message_at, last_message_by, created_at, updated_at)
        SELECT gen_random_uuid(), ${orgId}, 'INQ-R' || n, 1 + n % 10, 'Question ' || n, text, 'closed', 'interview_done', now(), 'Sam', 'Seeker',
          'sam' || n || CASE WHEN n % 3 = 0 THEN '@gmail.com' ELSE '@mail.paper' || n % 3 || '.example' END, 'GB', 'Europe/London', now(),
          CASE WHEN n % 2 = 0 THEN at END, at, at, 'seeker', at, at
        FROM generate_series(${first}::int, ${last}::int) n,
          LATERAL (SELECT now() - make_interval(secs => n * ${apart}::int) AS at,
            repeat('Does the barrier of town ' || n || ' still hold against the storm surge? ', 8) || CASE WHEN n % 1000 = 0 THEN 'We offer backlinks.' ELSE 'By Friday.' END AS text) AS given
        RETURNING id)
      INSERT INTO inquiry_recipients (org_id, inquiry_id, person_id, position)
        SELECT ${orgId}::uuid, i.id, p.id, 0 FROM written i CROSS JOIN people p WHERE p.org_id = ${orgId}`);
  }
}

/** What a preview is asked for: each kind over all inquiries; the free-mail domain fits a third of them. */
export const previewedRules: readonly { kind: RuleKind; pattern: string }[] = [
  { kind: 'email', pattern: 'sam7@mail.paper1.example' },
  { kind: 'domain', pattern: 'gmail.com' },
  { kind: 'wildcard', pattern: '*.paper1.example' },
  { kind: 'phrase', pattern: 'we offer backlinks' },
  { kind: 'country', pattern: 'GB' },
];

/** Previews of rules over so many inquiries of 90 days, each beside its statements through pg alone. */
export const measureRulePreviews = (count: number): Promise<{ kind: RuleKind; found: TimesBesideBare }[]> =>
  measureDesk(
    {
      of: 'rules',
      async prepare(db, { orgId, given }) {
        await given.person(orgId);
        await writeInquiries(db, orgId, count);
        await db.execute(sql`VACUUM ANALYZE inquiries, inquiry_recipients`);
      },
    },
    async ({ measure, userId }) => {
      const all: { kind: RuleKind; found: TimesBesideBare }[] = [];
      for (const { kind, pattern } of previewedRules) {
        const query = new URLSearchParams({ kind, pattern });
        const address = `${inquiryRules.preview.path.replace('{identifier}', userId)}?${query}`;
        all.push({ kind, found: await measure(address, /\brostrum_rule_needle\b/, calls) });
      }
      return all;
    },
  );
