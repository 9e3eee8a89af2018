import type { DescribedError } from '@rostrum/server-kit/logging';

interface ErrorLine {
  msg: string;
  err?: DescribedError;
}

/** The error and its causes, the outermost first. */
function listCauses(error: DescribedError | undefined): DescribedError[] {
  return error ? [error, ...listCauses(error.cause)] : [];
}

/** Prints the errors that a server under test logs. Vitest shows them for failed tests only. */
export const printedErrors = {
  write(line: string): void {
    const { msg, err } = JSON.parse(line) as ErrorLine;
    const causes = listCauses(err).map(({ type, message, statement, code }) =>
      [type, code, statement, message].filter(Boolean).join(' '),
    );
    console.error([msg, ...causes, err?.stack].filter(Boolean).join('\n  '));
  },
};
