/** `45 min`, `2 h 18 min`, `3 d 4 h`: the two largest units, whole. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
}

/** `11 min`, `1 h 13 min`, `3 h`, `2 d`: coarser the longer it is, for a figure that is usual and not exact. */
export function formatRoughDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return formatDuration(minutes * 60_000);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(minutes / 1440)} d`;
}
