export { type DescribedError, errorText } from './described-error.ts';
export { loggerOptions } from './logger-options.ts';
