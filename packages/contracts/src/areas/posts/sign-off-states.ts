/** What an expert answered about a post, or that they have not yet. */
export const signOffStates = ['asked', 'approved', 'changes_requested'] as const;
export type SignOffState = (typeof signOffStates)[number];
