/**
 * A body in parts of at most `size` bytes, holding one of them at a time. When the line breaks, what came is still
 * answered as the last part, then the error.
 */
export async function* readInParts(body: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  const take = () => {
    const part = Buffer.concat(held);
    held = [];
    length = 0;
    return part;
  };
  let failure: unknown;
  try {
    for await (const chunk of body) {
      for (let rest = chunk; rest.length > 0;) {
        const piece = rest.subarray(0, size - length);
        held.push(piece);
        length += piece.length;
        rest = rest.subarray(piece.length);
        if (length === size) yield take();
      }
    }
  } catch (error) {
    failure = error;
  }
  if (length > 0) yield take();
  if (failure !== undefined) throw failure;
}
