const longest = 80;

/**
 * The subject of an inquiry that was sent without one: the first words of its message, with an ellipsis where they are cut.
 */
export function subjectFrom(message: string): string {
  const whole = message.trim().replaceAll(/\s+/g, ' ');
  const letters = [...whole];
  if (letters.length <= longest) return whole;
  const cut = letters.slice(0, longest - 1).join('');
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}
