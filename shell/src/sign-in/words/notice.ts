/** Something that went wrong, in words, and when it can be tried again. */
export interface Notice {
  text: string;
  /** Trying earlier is refused; a moment of `Date.now()`. */
  until?: number;
}

/** "a moment", "45 seconds", "3 minutes". */
export function wait(seconds: number): string {
  if (seconds < 2) return 'a moment';
  if (seconds <= 90) return `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const unreachable = 'Rostrum could not be reached. Check the connection and try again.';

/** Too many attempts: how long to wait, counted down where it is shown. */
export function tooMany(retryAfterSeconds: number | null): Notice {
  const seconds = retryAfterSeconds ?? 60;
  return {
    text: `Too many attempts. Wait ${wait(seconds)}, then try again.`,
    until: Date.now() + seconds * 1000,
  };
}
