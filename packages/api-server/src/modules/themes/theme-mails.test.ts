import { sentInquiries } from '@rostrum/contracts';
import { productLook, themes } from '@rostrum/contracts/builder';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const ours = { ...productLook, primary: '#F2E205', link: '#C9821B', corners: 'round' as const };

test('emails follow the published look of their organisation, readable on white, whoever causes them', async () => {
  await using scene = await inquiryScene();
  const { administrator: admin, journalist, server } = scene;
  const send = async () => {
    const call = { body: scene.media(), idempotencyKey: crypto.randomUUID() };
    const { id } = await journalist.call(sentInquiries.send, call);
    return (await scene.mails()).filter(({ entityId }) => entityId === id).map(({ html }) => html);
  };
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
  const { id: orgId, companyUsername } = await server.given.organisation();
  const person = await server.given.person(orgId);
  await server.signInAs('administrator', { orgId });
  const { id } = await journalist.call(sentInquiries.send, {
    body: scene.media({ recipients: [person.username], company_username: companyUsername }),
    idempotencyKey: crypto.randomUUID(),
  });
  const others = (await scene.mails()).filter(({ entityId }) => entityId === id);
  expect(others.length).toBeGreaterThan(0);
  for (const { html } of others) expect(html).toContain(usual);
});
