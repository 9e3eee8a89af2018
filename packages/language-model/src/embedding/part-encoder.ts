import type { TextKind } from './embed-task.ts';

/** One of the models whose vectors stand beside each other. */
export interface PartEncoder {
  encode: (text: string, kind: TextKind, maxTokens: number) => number[];
  /** Returns the vector of one text's tokens, of length 1. */
  embed: (tokens: readonly number[]) => Promise<Float32Array>;
}
