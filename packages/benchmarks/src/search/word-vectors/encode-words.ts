import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { partIntoPieces, type Piece } from './sentence-pieces.ts';

/** What is used of TensorFlow.js, which is no dependency: it is only needed to make the vectors anew. */
interface Tensor {
  data: () => Promise<Float32Array>;
  dispose: () => void;
}
interface TensorFlow {
  setBackend: (name: string) => Promise<boolean>;
  tensor1d: (values: number[], type: string) => Tensor;
  tensor2d: (values: number[][], shape: [number, number], type: string) => Tensor;
}
interface Converter {
  loadGraphModel: (handler: { load: () => Promise<object> }) => Promise<{
    executeAsync: (inputs: Record<string, Tensor>) => Promise<Tensor>;
  }>;
}

const atOnce = 128;
export const encoderDimensions = 512;

const model = z.object({
  modelTopology: z.unknown(),
  weightsManifest: z.array(z.object({ paths: z.array(z.string()), weights: z.array(z.unknown()) })),
});
const vocabulary = z.array(z.tuple([z.string(), z.number().nullable()]));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Each word as the sentence encoder reads it alone. `folder` holds the unpacked model, and `modules` TensorFlow.js. */
export async function encodeWords(
  words: readonly string[],
  { folder, modules }: { folder: string; modules: string },
): Promise<Float32Array[]> {
  const load = createRequire(path.join(modules, 'package.json'));
  const tf = load('@tensorflow/tfjs-core') as TensorFlow;
  const { setWasmPaths } = load('@tensorflow/tfjs-backend-wasm') as {
    setWasmPaths: (folder: string) => void;
  };
  setWasmPaths(`${path.join(modules, 'node_modules/@tensorflow/tfjs-backend-wasm/dist')}/`);
  const { loadGraphModel } = load('@tensorflow/tfjs-converter') as Converter;
  await tf.setBackend('wasm');
  const { modelTopology, weightsManifest } = model.parse(readJson(path.join(folder, 'model.json')));
  const files = weightsManifest.flatMap(({ paths }) => paths);
  const weights = Buffer.concat(files.map((file) => readFileSync(path.join(folder, file))));
  const encoder = await loadGraphModel({
    load: async () => ({
      modelTopology,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(weights).buffer,
    }),
  });
  const listed = vocabulary.parse(readJson(path.join(folder, 'vocab.json')));
  const pieces = listed.map(([text, score]): Piece => [text, score ?? 0]);
  const part = partIntoPieces(pieces);
  const encoded: Float32Array[] = [];
  for (let from = 0; from < words.length; from += atOnce) {
    const parted = words.slice(from, from + atOnce).map(part);
    const places = parted.flatMap((each, row) => each.map((_piece, column) => [row, column]));
    const indices = tf.tensor2d(places, [places.length, 2], 'int32');
    const values = tf.tensor1d(parted.flat(), 'int32');
    const result = await encoder.executeAsync({ indices, values });
    const all = await result.data();
    for (const row of parted.keys())
      encoded.push(all.slice(row * encoderDimensions, (row + 1) * encoderDimensions));
    for (const tensor of [indices, values, result]) tensor.dispose();
  }
  return encoded;
}
