import path from 'node:path';
import * as ort from 'onnxruntime-node';

/** Ids of texts, row by row: each row as long as the longest, with what fills it up. */
export interface TokenRows {
  ids: ort.Tensor;
  mask: ort.Tensor;
  rows: number;
  length: number;
}

export type Model = (rows: TokenRows) => Promise<Float32Array>;

/** Opens a file of weights on one thread. `read` turns the tokens into the inputs, and the outputs into one vector a row. */
export async function openModel(
  file: { folder: string; name: string },
  inputsFrom: (tokens: TokenRows) => Record<string, ort.Tensor>,
  output: string,
): Promise<Model> {
  const session = await ort.InferenceSession.create(path.join(file.folder, file.name), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // An arena keeps the memory of the longest text for ever.
    enableCpuMemArena: false,
  });
  return async (tokens) => {
    const { [output]: found } = await session.run(inputsFrom(tokens));
    if (!(found?.data instanceof Float32Array)) throw new Error(`${file.name} returned no vectors.`);
    return found.data;
  };
}

/** Lays rows of tokens beside each other. */
export function layRows(rows: readonly (readonly number[])[], padding: bigint): TokenRows {
  const length = Math.max(...rows.map((row) => row.length));
  const ids = new BigInt64Array(rows.length * length).fill(padding);
  const mask = new BigInt64Array(rows.length * length);
  for (const [row, tokens] of rows.entries())
    for (const [at, id] of tokens.entries()) {
      ids[row * length + at] = BigInt(id);
      mask[row * length + at] = 1n;
    }
  const shape = [rows.length, length];
  return {
    ids: new ort.Tensor('int64', ids, shape),
    mask: new ort.Tensor('int64', mask, shape),
    rows: rows.length,
    length,
  };
}
