import { activity, people, search } from '@rostrum/contracts';
import { postDetail, postEditing, postPreview } from '@rostrum/contracts/posts';
import { contractServer, example, fireEvent, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { nobodyElse } from '../features/see-editors/testing/nobody-else.ts';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';
import { noFields } from './testing/no-fields.ts';

const post = {
  ...example(postDetail),
  id: '0198a9b2-0000-7000-8000-000000000001',
  title: 'Winter surge briefing',
  summary: 'What to watch.',
  body_html: '<p>Two tides.</p>',
  authors: [],
  experts: [],
  signoffs: [],
  tags: [],
  angles: [],
  cover: null,
  status: 'draft' as const,
  missing: [],
};
const server = contractServer(
  ...nobodyElse(),
  noFields(),
  handle(postEditing.get, () => post),
  handle(postEditing.save, () => post),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(search.classifications, () => ({ items: [], total: 0 })),
  handle(activity.list, () => ({ items: [], total: 0, actors: [], verbs: [] })),
);

test('a preview draws what is typed at the width of a device, runs nothing of it, and leaves the text as it was', async () => {
  let drawn: unknown[] = [];
  server.use(
    handle(postPreview.draw, ({ body }) => {
      drawn = [...drawn, body];
      return {
        document: `<!doctype html><title>${body.title ?? ''}</title><p>${body.summary ?? ''}</p>`,
        search: {
          address: 'https://experts.example/organizations/north/posts/winter-surge',
          title: 'Winter surge briefing',
          description: 'Typed a moment ago.',
          is_hidden: false,
          canonical: null,
        },
        share_image: 'data:image/png;base64,AAAA',
      };
    }),
  );
  const { user } = renderPage(<PostPage />, { route: paths.post.href(post.id), path: paths.post.path });
  const summary = await screen.findByRole('textbox', { name: /^Summary/ });
  fireEvent.change(summary, { target: { value: 'Typed a moment ago.' } });
  await user.click(await screen.findByRole('radio', { name: 'iphone' }));
  const frame = await screen.findByTitle('Preview on iphone');
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<p>Typed a moment ago.</p>'));
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(frame).toHaveStyle({ width: '390px' });
  expect(screen.getByText('experts.example › organizations › north › posts › winter-surge')).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'What stands for the link: Winter surge briefing' }),
  ).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  await user.click(screen.getByRole('radio', { name: 'desktop' }));
  expect(await screen.findByTitle('Preview on desktop')).toHaveStyle({ width: '1280px' });
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).toMatchObject({ title: 'Winter surge briefing', summary: 'Typed a moment ago.' });
  await user.click(screen.getByRole('radio', { name: 'Write' }));
  expect(screen.queryByTitle(/^Preview/)).toBeNull();
  expect(summary).toHaveValue('Typed a moment ago.');

  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Four' } });
  await user.click(screen.getByRole('radio', { name: 'ipad' }));
  expect(screen.queryByTitle(/^Preview/)).toBeNull();
  expect(drawn).toHaveLength(1);
});
