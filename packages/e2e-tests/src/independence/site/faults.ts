/** What can be wrong with an answer on its way to a browser. */
export type NetworkFault =
  'down' | 'error 500' | 'HTML' | 'truncated' | 'other JSON' | 'hanging' | 'one byte flipped';

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

interface Changed extends Answer {
  /** Whether the server's own answer was damaged; else another server gave one. */
  isOurs: boolean;
}

const page = '<!doctype html><title>Maintenance</title><p>We will be back soon.';

function flipInTheMiddle(body: Buffer): Buffer {
  const flipped = Buffer.from(body);
  const middle = Math.floor(body.length / 2);
  // The lowest bit: a letter becomes its neighbour, so that the file still reads like one of its kind.
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  return flipped;
}

/** The answer that arrives in place of the right one; nothing when none does. */
export function damage(fault: NetworkFault, right: Answer): Changed | 'reset' | 'silence' {
  switch (fault) {
    case 'down':
      return 'reset';
    case 'hanging':
      return 'silence';
    case 'error 500':
      return { status: 500, type: 'text/plain', body: Buffer.from('Internal Server Error'), isOurs: false };
    case 'HTML':
      return { status: 200, type: 'text/html', body: Buffer.from(page), isOurs: false };
    case 'other JSON':
      return { ...right, type: 'application/json', body: Buffer.from('{"hello":"world"}'), isOurs: true };
    case 'truncated':
      return { ...right, body: right.body.subarray(0, Math.floor(right.body.length / 2)), isOurs: true };
    case 'one byte flipped':
      return { ...right, body: flipInTheMiddle(right.body), isOurs: true };
  }
}
