/** How long a test waits for what has to come. A busy machine is slow; only a test that fails waits this long. */
export const timeout = 20_000;
