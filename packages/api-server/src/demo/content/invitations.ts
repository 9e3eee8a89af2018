/** Who was asked to join Northmere's account, and has not answered yet. */
export interface InvitationContent {
  person: string;
  role: 'agent' | 'expert';
  by: string;
  /** Invitations work for 14 days. */
  daysAgo: number;
}

export const invitations: readonly InvitationContent[] = [
  { person: 'bram-oyelaran', role: 'expert', by: 'ines-calder', daysAgo: 2 },
  { person: 'oskar-mirembe', role: 'agent', by: 'tamsin-roe', daysAgo: 5 },
  { person: 'greta-halloway', role: 'expert', by: 'ines-calder', daysAgo: 21 },
];
