interface Outcome {
  changed: readonly string[];
  refused: readonly { name: string; reason: string }[];
}

/** `3 profiles made private. 1 could not be.`, with why. */
export function describeOutcome({ changed, refused }: Outcome, done: string) {
  const count = changed.length === 1 ? '1 profile' : `${changed.length} profiles`;
  const left = refused.length > 0 ? ` ${refused.length} could not be.` : '';
  return {
    title: `${count} ${done}.${left}`,
    description: refused.map(({ name, reason }) => `${name}: ${reason}`).join(' ') || undefined,
  };
}
