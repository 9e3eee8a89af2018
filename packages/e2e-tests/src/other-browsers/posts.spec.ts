import { mailedLink } from '../pages/mail.ts';
import { test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('a media officer writes a post, and its expert signs it off by the link of a mail', async ({
  sitDown,
  server,
  playwright,
}) => {
  const desk = await sitDown();
  await signIn(desk, 'administrator');
  await (await desk.findByRole('link', /^Posts$/)).click();
  await (await desk.findByRole('button', /^New post$/)).click();
  const title = await desk.findByRole('textbox', /^Title/);
  await title.type('Two tides and one storm');
  await title.press('Enter');
  await desk.findByRole('heading', /^Two tides and one storm$/);
  // Marks as Markdown has them, by the keys of the browser.
  const text = await desk.findByRole('textbox', /^Text$/);
  await text.click();
  await text.type('## The forecast\nNine of ten runs stay **inside** the range.\n- Two tides\nOne storm');
  await desk.findByRole('heading', /^The forecast$/);
  await desk.findByText(/^inside$/);
  await desk.findByText(/^One storm$/);
  await (await desk.findByRole('textbox', /^Summary/)).type('What the estuary model says.');
  const experts = await desk.findByRole('combobox', /^Experts who can speak on this/);
  await experts.type('Okonjo');
  await (await desk.findByText(/^Maren Okonjo-Hale$/)).click();
  await desk.findByText(/^Saved$/);
  await (await desk.findByRole('button', /^Send to review$/)).click();
  await (await desk.findByRole('button', /^Ask: Maren Okonjo-Hale$/)).click();
  await desk.findByText(/^Asked on .*, no answer yet/);

  const request = await playwright.request.newContext({ baseURL: server.origin });
  const expert = await sitDown();
  await expert.visit(
    new URL(await mailedLink(request, 'expert@rostrum.example', '/posts/sign-off')).pathname,
  );
  await expert.findByRole('heading', /^Please check this text, Maren/);
  await expert.findByText(/^One storm$/);
  await (await expert.findByRole('button', /^Sign off version/)).click();
  await expert.findByRole('heading', /^You signed off the text$/);
  await request.dispose();
});

test('an expert who was assigned to a question answers it by the link of a mail', async ({
  sitDown,
  server,
  playwright,
}) => {
  const words = 'How long do two tides in one storm last?';
  const answer = 'About thirteen hours from the first high water to the second.';
  const desk = await sitDown();
  await signIn(desk, 'administrator');
  await (await desk.findByRole('link', /^Q&A$/)).click();
  await (await desk.findByRole('button', /Add question$/)).click();
  await (await desk.findInDialog('textbox', /^Question/)).type(words);
  await (await desk.findInDialog('button', /^Add question$/)).click();
  await desk.findByRole('heading', /^How long do two tides in one storm last\?$/);
  await (await desk.findByRole('button', /^Assign experts$/)).click();
  const experts = await desk.findByRole('combobox', /^Experts/);
  await experts.type('Okonjo');
  await (await desk.findByText(/^(Dr )?Maren Okonjo-Hale$/)).click();
  // Its list stays open for more of them, over what follows.
  await experts.press('Tab');
  await (await desk.findInDialog('button', /^Assign$/)).click();

  const request = await playwright.request.newContext({ baseURL: server.origin });
  const expert = await sitDown();
  const link = await mailedLink(request, 'expert@rostrum.example', '/questions/answer');
  await request.dispose();
  await expert.visit(new URL(link).pathname);
  await expert.findByRole('heading', /^How long do two tides in one storm last\?$/);
  await (await expert.findByLabel(/^Answer/)).type(answer);
  await (await expert.findByRole('button', /^Send to the desk$/)).click();
  await expert.findByRole('heading', /^Your answer was sent$/);
});
