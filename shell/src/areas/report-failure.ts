/** Where failures of areas end up. The console is what monitoring scripts and support read. */
export const reportFailure = (error: unknown, area?: string): void =>
  console.error(area ? `[${area}]` : '[shell]', error);
