/** By time zone, of which there are some hundred: making one takes longer than all it is used for on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timezone, format);
  return format;
}

/** Milliseconds that local time is ahead of UTC. */
export function offsetOf(moment: Date, timezone: string): number {
  const parts = formatIn(timezone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(moment.getTime() / 1000) * 1000;
}

/**
 * The moment at which the clocks of a time zone show `local` (`2026-11-19T17:00`), whatever its offset is on that day. An
 * hour that a clock change leaves out counts as the one after it.
 */
export function momentOf(local: string, timezone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  // The first guess may lie on the other side of a clock change; the second one starts from its offset.
  const guess = asUtc - offsetOf(new Date(asUtc), timezone);
  return new Date(asUtc - offsetOf(new Date(guess), timezone));
}
