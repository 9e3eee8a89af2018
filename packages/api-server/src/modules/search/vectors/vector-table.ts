import { readFileSync } from 'node:fs';
import { vectorParts } from '@rostrum/language-model';

const [, dimensions] = vectorParts.english;
const pageBytes = 65_536;
/** 32 bits of addresses. */
const maxPages = 65_536;
/** Rows of one call. At 768 bytes each, comparing them takes less than a millisecond. */
export const maxRowsAtOnce = 8192;
/** Vectors outside of the table that are copied in for one call. */
const maxOthers = 64;

/** Where things are in memory: the query, the sums, vectors from outside, and from there on the rows. */
const sumsAt = 1024;
const othersAt = sumsAt + maxRowsAtOnce * 8;
const rowsAt = othersAt + maxOthers * dimensions;

/** Rows that there is room for. */
export const maxRows = Math.floor((maxPages * pageBytes - rowsAt) / dimensions);

type Compare = (query: number, vectors: number, count: number, sums: number) => void;

const isCompare = (value: unknown): value is Compare => typeof value === 'function';

let compiled: WebAssembly.Module | undefined;

function openKernel(memory: WebAssembly.Memory): Compare {
  compiled ??= new WebAssembly.Module(readFileSync(new URL('byte-dot.wasm', import.meta.url)));
  const { compare } = new WebAssembly.Instance(compiled, { env: { memory } }).exports;
  if (!isCompare(compare))
    throw new Error('byte-dot.wasm is not what byte-dot.wat says; run testing/make-byte-dot.ts.');
  return compare;
}

/**
 * Vectors of bytes in one block of memory, compared with SIMD instructions. A comparison returns two sums of products for
 * each vector, multilingual and English; the array is overwritten by the next comparison.
 */
export interface VectorTable {
  /** Writes a vector into a row; rows are numbered from 0. */
  set: (row: number, vector: Int8Array) => void;
  /** Returns the vector of a row as a copy. */
  get: (row: number) => Int8Array;
  /** Copies the vector of one row into another. */
  copy: (from: number, to: number) => void;
  /** Compares up to `maxRowsAtOnce` rows. */
  compareRows: (query: Int8Array, from: number, count: number) => Int32Array;
  /** Compares vectors that are not in the table, one after the other in an array. At most 64. */
  compareOthers: (query: Int8Array, vectors: Int8Array) => Int32Array;
}

export function createVectorTable(): VectorTable {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(rowsAt / pageBytes), maximum: maxPages });
  const compare = openKernel(memory);
  let bytes = new Int8Array(memory.buffer);
  let sums = new Int32Array(memory.buffer, sumsAt, maxRowsAtOnce * 2);

  const rowAt = (row: number) => rowsAt + row * dimensions;

  /** Grows by an eighth, so that a table is not grown for each row. */
  function reserve(end: number) {
    if (end <= bytes.length) return;
    const pages = bytes.length / pageBytes;
    const missing = Math.ceil(end / pageBytes) - pages;
    memory.grow(Math.max(missing, Math.min(Math.ceil(pages / 8), maxPages - pages)));
    bytes = new Int8Array(memory.buffer);
    sums = new Int32Array(memory.buffer, sumsAt, maxRowsAtOnce * 2);
  }

  return {
    set(row, vector) {
      reserve(rowAt(row + 1));
      bytes.set(vector.subarray(0, dimensions), rowAt(row));
    },
    get: (row) => bytes.slice(rowAt(row), rowAt(row) + dimensions),
    copy(from, to) {
      bytes.copyWithin(rowAt(to), rowAt(from), rowAt(from + 1));
    },
    compareRows(query, from, count) {
      bytes.set(query, 0);
      compare(0, rowAt(from), count, sumsAt);
      return sums;
    },
    compareOthers(query, vectors) {
      bytes.set(query, 0);
      bytes.set(vectors, othersAt);
      compare(0, othersAt, vectors.length / dimensions, sumsAt);
      return sums;
    },
  };
}
