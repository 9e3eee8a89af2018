/** Whose draft, about which inquiry. */
export interface DraftKey {
  orgId: string;
  inquiryId: string;
  userId: string;
}
