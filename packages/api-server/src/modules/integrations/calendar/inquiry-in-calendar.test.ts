import { inquiries, sentInquiries } from '@rostrum/contracts';
import { integrations } from '@rostrum/contracts/settings';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

test('the address of a deadline in the calendar opens the inquiry whose deadline it is', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, server, media } = scene;
  for (const subject of ['Storm surge barriers', 'Tide gauges'])
    await journalist.call(sentInquiries.send, { body: media({ subject }) });
  const { address } = await administrator.call(integrations.renewCalendar);
  const { body } = await server.app.inject(new URL(address).pathname);
  const entries = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((event) => ({
    summary: String(event.getFirstPropertyValue('summary')),
    url: new URL(String(event.getFirstPropertyValue('url'))),
    description: String(event.getFirstPropertyValue('description')),
  }));
  expect(entries).toHaveLength(2);
  for (const { summary, url, description } of entries) {
    expect(url.origin).toBe(new URL(address).origin);
    expect(url.pathname).toMatch(/^\/dashboard\/inquiries\/[\w-]+$/);
    // Not every calendar program shows the address of an entry.
    expect(description).toBe(`Open the inquiry: ${url.href}`);
    const id = url.pathname.split('/').at(-1) ?? '';
    const { ref } = await administrator.call(inquiries.get, { params: { id } });
    expect(summary).toBe(`Deadline of inquiry ${ref}`);
  }
});
