import type { Remote } from '@rostrum/remote-runtime';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True for the lifecycles of an area. */
export const isRemote = (value: unknown): value is Remote =>
  isRecord(value) && ['mount', 'update', 'unmount'].every((name) => typeof value[name] === 'function');
