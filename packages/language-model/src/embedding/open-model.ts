import path from 'node:path';
import * as ort from 'onnxruntime-node';

/** The tokens of one text as the models read them: tensors of one row. */
export interface TextInput {
  ids: ort.Tensor;
  mask: ort.Tensor;
  shape: [rows: 1, tokens: number];
}

export type Model = (tokens: readonly number[]) => Promise<Float32Array>;

/**
 * Opens a file of weights on one thread. It runs one text at a time: eight long texts together took no less processor time
 * and 430 MB more memory, and the vector of a text must not depend on the texts beside it.
 *
 * @param inputsFrom names the tensors as the file does.
 * @param output names the tensor that is returned.
 */
export async function openModel(
  file: { folder: string; name: string },
  inputsFrom: (text: TextInput) => Record<string, ort.Tensor>,
  output: string,
): Promise<Model> {
  const session = await ort.InferenceSession.create(path.join(file.folder, file.name), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // An arena keeps the memory of the longest text for ever.
    enableCpuMemArena: false,
  });
  return async (tokens) => {
    const shape: TextInput['shape'] = [1, tokens.length];
    const ids = new ort.Tensor('int64', BigInt64Array.from(tokens, BigInt), shape);
    const mask = new ort.Tensor('int64', new BigInt64Array(tokens.length).fill(1n), shape);
    const { [output]: found } = await session.run(inputsFrom({ ids, mask, shape }));
    if (!(found?.data instanceof Float32Array)) throw new Error(`${file.name} returned no vectors.`);
    return found.data;
  };
}
