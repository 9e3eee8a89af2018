/** A number of a vector in steps of a byte. No number of a text is above 0.2 (measured: 0.12), so none is cut. */
const steps = 600;

/** Returns a vector of length 1 as bytes: a quarter of the memory. */
export function toBytes(vector: Float32Array): Int8Array<ArrayBuffer> {
  const bytes = new Int8Array(vector.length);
  for (let at = 0; at < vector.length; at += 1)
    bytes[at] = Math.max(-127, Math.min(127, Math.round((vector[at] ?? 0) * steps)));
  return bytes;
}

/** Returns how near two texts are by their bytes: 1 is the same. */
export function compareBytes(left: Int8Array, right: Int8Array, offset = 0): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[offset + at] ?? 0);
  return sum / (steps * steps);
}
