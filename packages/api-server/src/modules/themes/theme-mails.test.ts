import { sentInquiries } from '@rostrum/contracts';
import { productLook, themes } from '@rostrum/contracts/builder';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { twoColours } from '../../testing/scenes/photo.ts';
import { sendFile } from '../../testing/scenes/send-file.ts';

const ours = { ...productLook, primary: '#F2E205', link: '#C9821B', corners: 'round' as const };

test('emails follow the published look and logo of their organisation, readable on white, whoever causes them', async () => {
  await using scene = await inquiryScene();
  const { administrator: admin, journalist, server } = scene;
  const mailsOf = async () => {
    const call = { body: scene.media(), idempotencyKey: crypto.randomUUID() };
    const { id } = await journalist.call(sentInquiries.send, call);
    return (await scene.mails()).filter(({ entityId }) => entityId === id);
  };
  const send = async () => (await mailsOf()).map(({ html }) => html);
  const usual = 'border-radius:8px;background:#0b6073;color:#ffffff';
  // A draft is no look yet.
  await admin.call(themes.saveDraft, { body: { version: 0, look: ours } });
  const before = await send();
  expect(before.length).toBeGreaterThan(1);
  for (const html of before) expect(html).toContain(usual);

  await admin.call(themes.publish, { body: { version: 1, accept_low_contrast: true } });
  for (const html of await send()) {
    expect(html).toContain('border-radius:24px;background:#F2E205;color:#000000');
    expect(html).not.toContain(usual);
    // The link of the theme is too light for white: a darker shade of it stands there.
    expect(html).not.toContain('color:#C9821B');
  }

  // Another organisation keeps its own.
  const file = `${'0a'.repeat(16)}-400.webp`;
  const { id: orgId, companyUsername } = await server.given.organisation({ logo: `/files/${file}` });
  const person = await server.given.person(orgId);
  await server.signInAs('administrator', { orgId });
  const { id } = await journalist.call(sentInquiries.send, {
    body: scene.media({ recipients: [person.username], company_username: companyUsername }),
    idempotencyKey: crypto.randomUUID(),
  });
  const others = (await scene.mails()).filter(({ entityId }) => entityId === id);
  expect(others.length).toBeGreaterThan(0);
  for (const { id: mailId, html } of others) {
    expect(html.toLowerCase()).toContain(usual);
    expect(html).toContain(`cid:logo-${file}`);
    // A picture that is no longer there is not missed.
    expect((await server.app.inject(`/dev/mail/${mailId}/html`)).body).not.toContain('<img');
  }

  // The logo stands in the mail itself and in the picture of a link, at its right.
  const red = await twoColours(128, 128).png().toBuffer();
  const logo = await sendFile(server, admin, red, { purpose: 'logo' });
  await admin.call(themes.saveDraft, { body: { version: 2, look: ours, logo_upload_id: logo.id } });
  for (const html of await send()) expect(html).not.toContain('<img');
  await admin.call(themes.publish, { body: { version: 3, accept_low_contrast: true } });
  for (const { id: mailId, html } of await mailsOf()) {
    expect(html).toMatch(/<img src="cid:logo-[0-9a-f]{32}-\d+\.webp" alt=""[^>]*>Northmere University</);
    const { body } = await server.app.inject(`/dev/mail/${mailId}/html`);
    expect(body).toContain('<img src="data:image/png;base64,');
  }
  const preview = await server.app.inject(`/experts/${scene.expert.username}/preview.png`);
  // 80 pixels high, before the margin of 80: red at its left, blue at its right.
  const drawn = sharp(preview.rawPayload).removeAlpha();
  const [left = 0, right = 0] = await Promise.all(
    [1050, 1110].map(async (x) => {
      const area = { left: x, top: 552, width: 1, height: 1 };
      const [red8 = 0, , blue8 = 0] = await drawn.clone().extract(area).raw().toBuffer();
      return red8 - blue8;
    }),
  );
  expect(left).toBeGreaterThan(150);
  expect(right).toBeLessThan(-150);
});
