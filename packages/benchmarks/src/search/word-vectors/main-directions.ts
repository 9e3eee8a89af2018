const rounds = 12;

const dot = (left: Float64Array, right: Float64Array) =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

/** Makes each direction perpendicular to those before it, and of length 1. */
function straighten(directions: Float64Array[]): void {
  for (const [index, direction] of directions.entries()) {
    for (const other of directions.slice(0, index)) {
      const share = dot(direction, other);
      for (const at of direction.keys()) direction[at] = (direction[at] ?? 0) - share * (other[at] ?? 0);
    }
    const length = Math.sqrt(dot(direction, direction)) || 1;
    for (const at of direction.keys()) direction[at] = (direction[at] ?? 0) / length;
  }
}

/** Vectors in the `count` directions in which they differ most (principal components, by orthogonal iteration). */
export function inMainDirections(vectors: readonly Float32Array[], count: number): Float32Array[] {
  const size = vectors[0]?.length ?? 0;
  const together = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (const [row, value] of vector.entries()) {
      const sums = together[row];
      if (sums)
        for (const [column, other] of vector.entries()) sums[column] = (sums[column] ?? 0) + value * other;
    }
  // Any start will do that is no multiple of another one; a fixed one makes the same vectors each time.
  let directions = Array.from({ length: count }, (_, index) =>
    Float64Array.from(
      { length: size },
      (__, at) => Math.sin((index + 1) * (at + 1) * 0.7) + (index === at ? 2 : 0),
    ),
  );
  straighten(directions);
  for (let round = 0; round < rounds; round += 1) {
    directions = directions.map((direction) => Float64Array.from(together, (row) => dot(row, direction)));
    straighten(directions);
  }
  return vectors.map((vector) => {
    const wide = Float64Array.from(vector);
    return Float32Array.from(directions, (direction) => dot(direction, wide));
  });
}
