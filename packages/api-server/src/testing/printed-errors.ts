import type { DescribedError } from '@rostrum/server-kit/logging';

interface ErrorLine {
  msg: string;
  err?: DescribedError;
}

/** The error and its causes, the outermost first. */
function listCauses(error: DescribedError | undefined): DescribedError[] {
  return error ? [error, ...listCauses(error.cause)] : [];
}

/** What a server of a test logs as an error is printed: Vitest shows it where the test fails, and with no other. */
export const printedErrors = {
  write(line: string): void {
    const { msg, err } = JSON.parse(line) as ErrorLine;
    const causes = listCauses(err).map(({ type, message, statement, code }) =>
      [type, code, statement, message].filter(Boolean).join(' '),
    );
    console.error([msg, ...causes, err?.stack].filter(Boolean).join('\n  '));
  },
};
