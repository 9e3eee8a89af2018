/** Who calls with an API key: a program that speaks for an organisation, and reads what anybody may. */
export interface KeyHolder {
  id: string;
  name: string;
  orgId: string;
  companyUsername: string;
  /** What the key is good for. */
  scopes: readonly string[];
  /** The member who made the key; null when they have left. */
  madeBy: string | null;
}
