import { InputError } from './errors.ts';

const hasLine = (error: unknown): error is { lines: number } =>
  typeof error === 'object' && error !== null && 'lines' in error && typeof error.lines === 'number';

/** Returns the refusal of a CSV text that a parser gave up on: the line to look at, without the parser's own words. */
export const refuseCsv = (error: unknown, field = 'csv'): InputError =>
  InputError.field(
    field,
    `This file can’t be read as CSV. ${hasLine(error) ? `Check the quotation marks and separators near line ${error.lines}, or save` : 'Save'} it as CSV again.`,
  );
