import { expect, test } from 'vitest';
import { isCaptions } from './is-captions.ts';

const cue = '00:01.000 --> 00:04.000\nGood evening.\n';

test.each([
  ['captions', `WEBVTT\n\n${cue}`, true],
  ['captions with a mark of their encoding and a title', `\uFEFFWEBVTT An evening\r\n\r\n${cue}`, true],
  ['SubRip, which browsers do not read', `1\n00:00:01,000 --> 00:00:04,000\nGood evening.\n`, false],
  ['a mark alone', 'WEBVTT\n', false],
  ['another word', `WEBVTTX\n\n${cue}`, false],
  ['a page', `<html>WEBVTT ${cue}</html>`, false],
])('%s', (_what, text, expected) => {
  expect(isCaptions(Buffer.from(text))).toBe(expected);
});

test('what is not UTF-8 is none', () => {
  expect(isCaptions(Buffer.from(`WEBVTT\n\n${cue}\xe9`, 'latin1'))).toBe(false);
});
