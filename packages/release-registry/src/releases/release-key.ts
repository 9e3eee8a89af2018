/** What names one release. */
export interface ReleaseKey {
  area: string;
  version: string;
}
