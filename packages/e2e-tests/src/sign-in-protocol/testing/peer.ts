/** A server that speaks the sign-in protocol: ours, or the authentication library itself. */
export interface Peer extends AsyncDisposable {
  /** The address people use, which the server believes in. */
  origin: string;
  /** Where it really listens. */
  port: number;
  /** A person who may sign in. */
  person: { email: string; password: string; name: string };
}
