/**
 * Whether a file is captions in WebVTT as browsers read it: UTF-8 that begins with its mark and has one cue or more. What
 * cues say is drawn by the browser, which knows no script in them.
 */
export function isCaptions(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && text.includes('-->') && !text.includes('\0');
  } catch {
    return false;
  }
}
