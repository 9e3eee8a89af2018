/** A question is placed near the texts that answer it, so the model must know which of the two a text is. */
export type TextKind = 'query' | 'passage';

/** What a worker is asked. */
export interface EmbedTask {
  folder: string;
  kind: TextKind;
  texts: readonly string[];
}

/** One row after the other, each of `dimensions` numbers. */
export interface EmbedResult {
  values: Float32Array<ArrayBuffer>;
}
