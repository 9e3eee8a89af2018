const faults: string[] = [];

/** Remembers that a handler broke its contract; the test that caused it fails, whatever the page made of it. */
export function noteFault(fault: string): void {
  faults.push(fault);
}

export function takeFaults(): string[] {
  return faults.splice(0);
}
