import { guestInquiries } from '@rostrum/contracts';
import {
  inquirySetup,
  inquirySorting,
  quarantine,
  similarInquiries,
  usualHours,
  usualReplyTimes,
  usualRouting,
} from '@rostrum/contracts/inquiries';
import { column, readRows } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

const pitch =
  'Wir vermieten Kaffeeautomaten an Büros. Die ersten vier Wochen sind kostenlos. Wann darf unser Berater vorbeikommen?';
const offer =
  'Our choir knows forty songs and sings at every kind of celebration. Shall we sing for you in the summer?';
const sameOffer =
  'We are a choir with a repertoire of forty songs and perform at any celebration. Would you have us sing this summer?';

const maxAttempts = 20;

test('screens by meaning, learns from the decisions of one organisation alone, and finds inquiries that ask the same', async () => {
  await using scene = await inquiryScene({ environment: { SEARCH_MODEL: '1' } });
  const { server, administrator, orgId, media } = scene;
  const hasVector = async (id: string) =>
    (
      await readRows(
        server.db,
        { id: column.text },
        sql`select inquiry_id as id from inquiry_vectors where inquiry_id = ${id} and model <> ''`,
      )
    ).length > 0;
  /** A busy machine may not compute a vector in time; then words decide, and nothing is compared with that inquiry. */
  async function send(name: string, message: string, more = {}) {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const sent = await server.call(guestInquiries.send, {
        body: media({
          type: 5,
          fields: {},
          deadline_at: undefined,
          email: `${name}-${attempt}@${name}.example`,
          subject: 'Summer',
          message,
          ...more,
        } as never),
        idempotencyKey: crypto.randomUUID(),
      });
      if (await hasVector(sent.id)) return sent;
    }
    throw new Error(`No vector of ${name}'s message was computed in time, ${maxAttempts} times.`);
  }
  const trial = async (message: string) =>
    (
      await administrator.call(inquirySetup.try, {
        body: {
          inquiry: {
            type: 5,
            email: 'pitch@kaffee.example',
            country: 'DE',
            subject: 'Kaffee',
            message,
            deadline_at: null,
            department: null,
            tags: [],
          },
          routing: usualRouting,
          hours: usualHours,
          reply_times: usualReplyTimes,
        },
      })
    ).verdict;
  // Until the language model is loaded, words alone decide, and they know no German.
  await expect.poll(async () => (await trial(pitch)).queue, { timeout: 120_000, interval: 500 }).toBe('spam');

  const sold = await send('kaffee', pitch);
  const held = await administrator.call(quarantine.get, { params: { id: sold.id } });
  expect(held.verdict).toMatchObject({ category: 'vendor_pitch' });
  expect(held.reasons[0]?.code).toBe('reads_like_vendor_pitch');

  const verdictOf = async ({ id }: { id: string }) => {
    const [row] = await readRows(
      server.db,
      { score: column.number, codes: column.listOf(column.text) },
      sql`select score, array(select r ->> 'code' from jsonb_array_elements(reasons) r) as codes
          from inquiry_verdicts where inquiry_id = ${id}`,
    );
    if (row === undefined) throw new Error('Each inquiry has a verdict.');
    return row;
  };
  const sung = await send('choir', sameOffer);
  const before = await verdictOf(await send('singers', offer));
  await administrator.call(inquirySorting.act, { body: { act: 'spam', ids: [sung.id] } });
  const after = await send('chorus', `${offer} Regards.`);
  expect(before.codes).not.toContain('like_confirmed');
  expect((await verdictOf(after)).codes).toContain('like_confirmed');
  expect((await verdictOf(after)).score).toBeGreaterThan(before.score);

  // Another organisation decides for itself.
  const other = await server.given.organisation({ name: 'Elsewhere' });
  const elsewhere = await send('elsewhere', `${sameOffer} Yours.`, {
    company_username: other.companyUsername,
    recipients: [],
  });
  expect((await verdictOf(elsewhere)).codes).not.toContain('like_confirmed');

  await administrator.call(quarantine.decide, { body: { ids: [sold.id], decision: 'release' } });
  const released = await send('bohnen', `${pitch} Herzliche Grüße aus Kassel.`);
  expect((await verdictOf(released)).codes).toContain('like_released');

  const question = await send('gazette', 'Why did the dam above the town fail, and who was warned?');
  const again = await send(
    'tribune',
    'What made the dam upstream of the town break, and was anybody warned?',
  );
  await send('library', 'May I renew my library card on a Sunday?');
  const { same } = await administrator.call(similarInquiries, { params: { id: question.id } });
  expect(same?.map(({ id }) => id)).toEqual([again.id]);

  const stored = await readRows(
    server.db,
    { orgId: column.text },
    sql`select org_id as "orgId" from inquiry_vectors where inquiry_id in (${question.id}, ${elsewhere.id})`,
  );
  expect(stored.map((row) => row.orgId).toSorted()).toEqual([orgId, other.id].toSorted());
}, 240_000);
