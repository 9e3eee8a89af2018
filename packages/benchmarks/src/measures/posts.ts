import { formatNumber } from '@rostrum/contracts';
import { measurePostsLoad } from '@rostrum/api-server/testing/posts';
import { editorTimes } from '../browser/editor-times.ts';
import { median, type Metric } from '../metric.ts';
import { percentile } from '../percentile.ts';
import type { Progress } from '../progress.ts';

/** The desk's pages over so many posts, what is due in one minute, and the editor on a slow machine. */
export async function measurePosts(progress: Progress, count: number): Promise<Metric[]> {
  const load = await measurePostsLoad(count, progress);
  const name = `${formatNumber(count)} posts`;
  const pages = (['list', 'calendar'] as const).map((page): Metric => {
    const bare = median(load[page].bare);
    return {
      name: `${name}: first page of the ${page}, median`,
      value: median(load[page].times),
      unit: 'ms',
      target: { atMost: bare * 1.5 },
      baseline: { value: bare, name: 'its statements one after the other through pg alone' },
    };
  });
  progress('the editor on a slow machine');
  const editor = await editorTimes(progress);
  return [
    ...pages,
    {
      name: '1,000 posts due in one minute, until all are out',
      value: load.publishSeconds,
      unit: 's',
      target: { atMost: 60 },
    },
    {
      name: '1,000 posts due in one minute, not published exactly once',
      value: load.notOnce,
      unit: 'times',
      target: { atMost: 0 },
    },
    {
      name: 'editor with 50,000 characters, 4 times slower: until it can be typed in',
      value: editor.open,
      unit: 'ms',
      target: { atMost: 1200 },
      baseline: { value: editor.openEmpty, name: 'an empty post' },
    },
    {
      name: 'editor with 50,000 characters, 4 times slower: a key, 95th percentile',
      value: percentile(editor.keys, 0.95),
      unit: 'ms',
      target: { atMost: 50 },
      baseline: { value: percentile(editor.keysEmpty, 0.95), name: 'an empty post' },
    },
  ];
}
