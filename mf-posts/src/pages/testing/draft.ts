import { postDetail, type PostDetail } from '@rostrum/contracts/posts';
import { example } from '@rostrum/test-support';

export const id = '0198a9b2-0000-7000-8000-000000000001';
/** A draft with everything that publishing asks for. */
export const draft: PostDetail = {
  ...example(postDetail),
  id,
  version: 3,
  slug: 'winter-surge',
  title: 'Winter surge briefing',
  summary: 'What to watch.',
  body_html: '<p>Two tides.</p>',
  authors: [{ person_id: null, name: 'The desk' }],
  experts: [],
  signoffs: [],
  topics: [],
  tags: ['Surge'],
  angles: [],
  cover: {
    src: '/files/cover.webp',
    alt: 'Six gates',
    credit: 'Ada Nordin',
    focus: { x: 50, y: 50 },
    source: { src: '/files/whole.webp', width: 1200, height: 800, frame: null },
  },
  status: 'draft',
  access: 'public',
  pinned: false,
  embargo_until: null,
  expires_at: null,
  publish_at: null,
  published_at: null,
  missing: [],
  timezone: 'Europe/London',
};
