export {
  createLanguageModel,
  type EmbedOptions,
  type LanguageModel,
  type LanguageModelOptions,
  type ModelState,
} from './language-model.ts';
export type { TextKind } from './embedding/embed-task.ts';
export { ModelUnavailableError, type UnavailableReason } from './unavailable-error.ts';
export { compareBytes, fromBytes, toBytes, vectorParts, type VectorPart } from './vectors.ts';
