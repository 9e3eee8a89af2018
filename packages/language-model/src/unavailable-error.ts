/** `loading`: it will be ready soon. `failed`: it could not be loaded; another attempt follows. `busy`: the queue is full. */
export type UnavailableReason = 'loading' | 'failed' | 'busy' | 'off';

const messages: Record<UnavailableReason, string> = {
  loading: 'The language model is being loaded.',
  failed: 'The language model could not be loaded.',
  busy: 'Too many texts are waiting for the language model.',
  off: 'The language model is switched off.',
};

/** There are no vectors now. Callers go on without them: a search by words alone, an index that catches up later. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, options?: ErrorOptions) {
    super(messages[reason], options);
    this.reason = reason;
  }
}
