interface ShortcodeOptions {
  kind: string;
  /** Room that is kept until the script is there, in pixels; 0: none. */
  reserved: number;
  /** What readers without script see. */
  link: string;
}

/** WordPress ends a shortcode at the first bracket, wherever it stands. */
const withoutBrackets = (text: string) => text.replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** The embed as a shortcode of the plug-in for WordPress, which writes the element and its script. */
export function writeShortcode(
  attributes: readonly string[],
  { kind, reserved, link }: ShortcodeOptions,
): string {
  const all = [
    // A saved embed is named alone, and the plug-in has to know which element it is.
    ...(attributes.some((each) => each.startsWith('kind=')) ? [] : [`kind="${kind}"`]),
    ...attributes,
    ...(reserved > 0 ? [`reserve="${reserved}"`] : []),
  ];
  return `[rostrum ${withoutBrackets(all.join(' '))}]${withoutBrackets(link)}[/rostrum]`;
}
