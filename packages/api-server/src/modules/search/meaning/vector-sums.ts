export function dotProduct(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

export function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dotProduct(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** How many standard deviations each value lies above the mean of all. */
export function standardise(values: Float64Array): Float64Array {
  const meanOf = (list: Float64Array) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const mean = meanOf(values);
  const spread = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1;
  return values.map((value) => (value - mean) / spread);
}
