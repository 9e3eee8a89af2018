import type { AreaWatch } from '@rostrum/federation';

/** Where failures of areas end up. The console is what monitoring scripts and support read. */
export const reportFailure = (error: unknown, area?: string): void =>
  console.error(area ? `[${area}]` : '[shell]', error);

/** Writes each failure of an area to the console, with the release it came from. */
export const consoleWatch: AreaWatch = {
  loaded() {},
  mounted() {},
  interactive() {},
  failed: (error, stage, release) =>
    reportFailure(error, release && `${release.area}@${release.version} ${stage}`),
};
