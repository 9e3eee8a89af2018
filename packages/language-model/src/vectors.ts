/** Where the numbers of each model stand in a vector: the first, and the one behind the last. */
export const vectorParts = { multilingual: [0, 384], english: [384, 768] } as const;

export type VectorPart = keyof typeof vectorParts;

/** A number of a vector in steps of a byte. Numbers above 0.2 are cut; of the multilingual model none is (measured: 0.12). */
const steps = 600;

/** Returns a vector as bytes: a quarter of the memory. */
export function toBytes(vector: Float32Array): Int8Array<ArrayBuffer> {
  const bytes = new Int8Array(vector.length);
  for (let at = 0; at < vector.length; at += 1)
    bytes[at] = Math.max(-127, Math.min(127, Math.round((vector[at] ?? 0) * steps)));
  return bytes;
}

/** Returns a vector from its bytes. */
export function fromBytes(bytes: Uint8Array): Float32Array {
  return Float32Array.from(
    new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    (value) => value / steps,
  );
}

/** Returns how near two texts are by the bytes of one model: 1 is the same. */
export function compareBytes(left: Int8Array, right: Int8Array, part: VectorPart): number {
  const [from, to] = vectorParts[part];
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum / (steps * steps);
}
