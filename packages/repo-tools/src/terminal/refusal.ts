/** A failure told in one line: what is wrong and what to do. Printed without a stack. */
export class Refusal extends Error {}

/** Runs a command's body; a Refusal becomes its line and exit code 1. */
export async function runCommand(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  } finally {
    // The channel to the launcher would keep this process alive.
    if (process.connected) process.disconnect();
  }
}
