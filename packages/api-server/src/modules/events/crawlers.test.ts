import { expect, test } from 'vitest';
import { crawlerOf } from './crawlers.ts';

test('programs of assistants are named, browsers and other programs are not', () => {
  expect(crawlerOf('Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)')).toBe('GPTBot');
  expect(crawlerOf('Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)')).toBe('ClaudeBot');
  for (const other of ['Mozilla/5.0 (Macintosh) Safari/605', 'Googlebot/2.1', '', 'x'.repeat(600) + 'GPTBot'])
    expect(crawlerOf(other)).toBeUndefined();
});
