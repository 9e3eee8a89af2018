/** Who is erased: a signed-in person, the person of a profile, an email address, or an organisation that closed. */
export const subjects = ['account', 'profile', 'mailbox', 'organisation'] as const;
export type Subject = (typeof subjects)[number];

/** A value that replaces personal data, as the column stores it; a function receives the key of the row's subject. */
export type Replacement = string | number | boolean | null | readonly [] | Readonly<Record<string, unknown>>;

/** Sections of the exports that contain the column: `profiles`, or `account.last_sign_in_at` under a name of its own. */
export interface ExportPlaces {
  /** In the export that a person makes of their own data. */
  own?: string;
  /** In the export that an organisation makes. */
  organisation?: string;
}

export const identifiers = ['name', 'username', 'email'] as const;
/** Identifiers of a person in a text that another user wrote. */
export type Identifier = (typeof identifiers)[number];

export type Declaration =
  | { readonly fate: 'none' }
  | ({ readonly fate: 'reference'; readonly to?: null } & ExportPlaces)
  | ({
      readonly fate: 'erased';
      readonly to?: Replacement | { readonly formerPrefix: string; readonly suffix: string };
      readonly of?: readonly Subject[];
    } & ExportPlaces)
  | ({
      readonly fate: 'mention';
      readonly identifiers: readonly Identifier[];
      readonly to?: Replacement;
    } & ExportPlaces)
  | { readonly fate: 'derived' }
  | ({
      readonly fate: 'retained';
      readonly reason: string;
      readonly until: string;
      readonly linksPeople?: boolean;
    } & ExportPlaces);

/** No personal data, in any row. */
export const none: Declaration = { fate: 'none' };

/** Computed from other columns by the database, and erased with them. */
export const derived: Declaration = { fate: 'derived' };

/** The id of a row. It says nothing once that row is erased. `to: null` also clears the id itself. */
export const reference = (options: ExportPlaces & { to?: null } = {}): Declaration => ({
  fate: 'reference',
  ...options,
});

/**
 * Personal data. It goes with its row, or is replaced by `to` where a link of the table clears rows. `of` limits the
 * erasure to some of the table's subjects: the note on a bookmark belongs to its owner, not to whom it is about.
 */
export const erased = (
  options: Omit<Extract<Declaration, { fate: 'erased' }>, 'fate'> = {},
): Declaration => ({ fate: 'erased', ...options });

/**
 * A text of another user that may name the person. Their name, username or address is replaced in it; with `to`, the
 * whole value is.
 */
export const mention = (
  mentioned: readonly Identifier[],
  options: ExportPlaces & { to?: Replacement } = {},
): Declaration => ({ fate: 'mention', identifiers: mentioned, ...options });

/**
 * Outlasts the erasure of its person, for this reason and no longer than `until`. `linksPeople` marks the text of a post,
 * in which the name that a link to the person has is replaced.
 */
export const retained = (
  why: { reason: string; until: string },
  options: ExportPlaces & { linksPeople?: boolean } = {},
): Declaration => ({ fate: 'retained', ...why, ...options });

/** `former-{id}{suffix}`: a value that must stay unique. */
export const formerId = (suffix = '') => ({ formerPrefix: 'former-', suffix });
