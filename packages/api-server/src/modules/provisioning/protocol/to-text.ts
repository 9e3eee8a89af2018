/**
 * Returns a value that a directory sent as text. `String` would call a `toString` that came with the value, and fail where
 * it is no function.
 */
export const toText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
