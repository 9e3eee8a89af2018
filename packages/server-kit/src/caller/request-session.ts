import type { Role } from '@rostrum/contracts';

/** Who makes a request: read from the database for each one, never from the token. */
export interface RequestSession {
  sessionId: string;
  userId: string;
  /** What stands for `{identifier}` in paths. */
  identifier: string;
  role: Role;
  /** Null for seekers, who belong to no organisation. */
  orgId: string | null;
  companyUsername: string | null;
  /** The profile that belongs to the session, when there is one. */
  personId: string | null;
  username: string | null;
  /** Of an agent: departments, tags, people assigned to `userId`, and whether profiles in them may be published. */
  scopes: {
    departments: readonly string[];
    tags: readonly string[];
    userId?: string | undefined;
    publishes?: boolean | undefined;
  };
  firstname: string;
  lastname: string;
  name: string;
  email: string;
  image: string | null;
  timezone: string;
  /** The organisation requires a second factor that this session has not given: only setting one up is allowed. */
  isSecondFactorDue: boolean;
  /** The organisation is suspended: what belongs to it is read, and not changed. */
  isReadOnly: boolean;
}
