import { expect, test } from 'vitest';
import { readVideoLink } from './video-links.ts';

const id = 'aqz-KE_bpKQ';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?t=3&v=${id}&list=x`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=x`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('%s is a video of YouTube', (address) => {
  expect(readVideoLink(` ${address} `)).toEqual({
    name: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  });
});

test.each([
  ['https://vimeo.com/76979871', '76979871?autoplay=1&dnt=1', '76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', '76979871?autoplay=1&dnt=1&h=0a1b2c3d4e', '76979871/0a1b2c3d4e'],
  [
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    '76979871?autoplay=1&dnt=1&h=0a1b2c3d4e',
    '76979871/0a1b2c3d4e',
  ],
])('%s is a video of Vimeo', (address, player, page) => {
  expect(readVideoLink(address)).toEqual({
    name: 'Vimeo',
    page: `https://vimeo.com/${page}`,
    player: `https://player.vimeo.com/video/${player}`,
  });
});

test.each([
  'https://evil.example/watch?v=aqz-KE_bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE_bpKQ',
  'https://evil@youtube.com/watch?v=aqz-KE_bpKQ',
  'https://youtube.com:8443/watch?v=aqz-KE_bpKQ',
  'javascript://youtube.com/%0aalert(1)//watch?v=aqz-KE_bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE_bpKQ"><script>',
  'https://www.youtube.com/@rostrum',
  'https://vimeo.com/showcase/1234567',
  'https://vimeo.com/76979871/not-a-hash',
  '//youtube.com/watch?v=aqz-KE_bpKQ',
  'not an address',
  '',
])('%s is none', (address) => {
  expect(readVideoLink(address)).toBeNull();
});
