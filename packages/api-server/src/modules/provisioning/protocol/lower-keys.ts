/** Attribute names are compared without their case (RFC 7643, section 2.1). */
export const lowerKeys = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]));

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
