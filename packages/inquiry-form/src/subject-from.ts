const longest = 80;

/**
 * The subject of an inquiry that was sent without one: the first words of its message, with an ellipsis where they are cut.
 * Empty while the message is too short to be sent.
 */
export function subjectFrom(message: string): string {
  const words = message.trim().split(/\s+/);
  const whole = words.join(' ');
  if ([...whole].length <= longest) return whole;
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join(' ').length >= longest) break;
    kept.push(word);
  }
  return `${kept.length === 0 ? [...whole].slice(0, longest - 1).join('') : kept.join(' ')}…`;
}
