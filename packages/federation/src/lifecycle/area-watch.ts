import type { PlacedRelease, ReportStage } from '@rostrum/contracts';

/** Between two readings of the page's clock. */
export interface Span {
  start: number;
  end: number;
}

/** Told what happens to the releases of areas: the console and the figures listen. Must never throw. */
export interface AreaWatch {
  /** Its code is there. */
  loaded(release: PlacedRelease, span: Span): void;
  /** It has taken its container. */
  mounted(release: PlacedRelease, span: Span): void;
  /** Its page is drawn and the main thread is free again; since it was entered. */
  interactive(release: PlacedRelease, span: Span): void;
  failed(error: unknown, stage: ReportStage, release?: PlacedRelease): void;
}

/** Tells several listeners. */
export const watchAll = (...watches: readonly AreaWatch[]): AreaWatch => ({
  loaded: (...told) => watches.forEach((watch) => watch.loaded(...told)),
  mounted: (...told) => watches.forEach((watch) => watch.mounted(...told)),
  interactive: (...told) => watches.forEach((watch) => watch.interactive(...told)),
  failed: (...told) => watches.forEach((watch) => watch.failed(...told)),
});
