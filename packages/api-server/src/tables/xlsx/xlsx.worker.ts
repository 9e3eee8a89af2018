import { serveTasks } from '@rostrum/server-kit/workers';
import { readXlsx } from './read-xlsx.ts';

serveTasks(
  ({ bytes }: { bytes: Uint8Array }): Uint8Array[] => readXlsx(bytes),
  (parts) => parts.map(({ buffer }) => buffer as ArrayBuffer),
);
