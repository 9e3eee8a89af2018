/** Set by the build: true with `--mode development`. */
declare const IS_DEVELOPMENT: boolean;

interface Window {
  /** For whoever looks into a page: what went over the bus, which releases are in use, what they have on the page. */
  __rostrum?: {
    timeline: () => readonly unknown[];
    releases: () => readonly unknown[];
    leftovers: () => Record<string, Record<string, number>>;
  };
}
