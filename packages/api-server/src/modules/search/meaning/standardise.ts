/** How many standard deviations each value lies above the mean of all. */
export function standardise(values: Float64Array): Float64Array {
  const meanOf = (list: Float64Array) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const mean = meanOf(values);
  const spread = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1;
  return values.map((value) => (value - mean) / spread);
}
