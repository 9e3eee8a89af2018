/** A count of one day. */
export interface TrendDay {
  date: string;
  count: number;
}
