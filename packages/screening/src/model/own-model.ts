import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './classify.ts';

/** Written by `npm run train -w @rostrum/screening`; changed by no one else. */
export const modelFile = (): string => join(import.meta.dirname, 'weights.json');

let loaded: Model | undefined;

/** The model that was trained on inquiries. It is read once. */
export function ownModel(): Model {
  loaded ??= JSON.parse(readFileSync(modelFile(), 'utf8')) as Model;
  return loaded;
}
