const oldest = 20;

/** An error that is told in one line, without a stack. */
export class Refusal extends Error {}

export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    throw new Refusal(
      `Rostrum needs Node ${oldest} or newer to start; this is ${process.version}. Install a current Node from https://nodejs.org and try again.`,
    );
  }
}

export function explain(error) {
  return error instanceof Refusal ? error.message : `Unexpected failure: ${error?.stack ?? error}`;
}
