export {
  createLanguageModel,
  type EmbedOptions,
  type LanguageModel,
  type LanguageModelOptions,
  type ModelState,
  type TextKind,
} from './language-model.ts';
export { ModelUnavailableError, type UnavailableReason } from './unavailable-error.ts';
export { compareBytes, toBytes } from './vectors.ts';
