import { expect, test } from 'vitest';
import { networks, type NetworkName } from './share-limits.ts';
import { writeShareTexts, type SharedPost } from './write-share-texts.ts';

const url = `https://northmere.example/organizations/northmere/posts/${'a'.repeat(60)}`;
const post: SharedPost = {
  title: 'What the wildfire maps miss',
  summary: 'Half of the houses that burned stood outside every zone.',
  experts: ['Dr Ada Nordin', 'Ravi Castellane'],
  angles: ['Who draws the maps?'],
  tags: ['Wild fire', 'Housing', '§§'],
  url,
};

test('a short post is told whole, with its experts and its tags, and nothing else', () => {
  const { mastodon, email } = writeShareTexts(post);
  expect(mastodon).toBe(
    `${post.title}\n\n${post.summary}\n\nDr Ada Nordin and Ravi Castellane can speak on this.\n\n${url}\n\n#WildFire #Housing`,
  );
  expect(email).toContain('Angles:\n- Who draws the maps?');
  expect(writeShareTexts({ ...post, experts: [], angles: [], tags: [] }).email).not.toMatch(/Angles|speak/);
});

test.each(Object.keys(networks) as NetworkName[])(
  'the longest post keeps its title and address within the limit of %s',
  (name) => {
    const longest = {
      ...post,
      title: 'Zwölf Boxkämpfer '.repeat(9).trim().slice(0, 150),
      summary: '海面上昇 '.repeat(60).trim(),
      experts: Array.from({ length: 30 }, () => 'Dr Maren Okonjo-Hale'),
    };
    const text = writeShareTexts(longest)[name];
    expect(networks[name].count(text)).toBeLessThanOrEqual(networks[name].limit);
    expect(text).toContain(longest.title);
    expect(text).toContain(url);
  },
);

test('each network counts its own way', () => {
  expect(networks.x.count(`a ${url}`)).toBe(25);
  expect(networks.x.count('海')).toBe(2);
  expect(networks.bluesky.count('\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}')).toBe(1);
  expect(networks.bluesky.count(url)).toBe(url.length);
});
