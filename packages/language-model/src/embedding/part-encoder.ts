import type { TextKind } from './embed-task.ts';

/** One of the models whose vectors stand beside each other. */
export interface PartEncoder {
  /** Texts of one run. */
  rowsAtOnce: number;
  encode: (text: string, kind: TextKind, maxTokens: number) => number[];
  /** One vector of length 1 for each row of tokens, one after the other. */
  embed: (rows: readonly (readonly number[])[]) => Promise<Float32Array>;
}
