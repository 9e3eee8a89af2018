/** What a worker is asked: texts that begin with their kind, as the model was trained. */
export interface EmbedTask {
  folder: string;
  texts: readonly string[];
}

/** One row after the other, each of `dimensions` numbers and of length 1. */
export interface EmbedResult {
  values: Float32Array<ArrayBuffer>;
}
