/** Why the server cannot start, in words for the person who starts it; printed without a stack. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
  /** Its message is for the operator and quotes nothing that visitors sent. */
  readonly isWrittenForLogs = true;
}

/** Every fault of the configuration at once, so that no one fixes them one start at a time. */
export class ConfigError extends StartupError {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}
