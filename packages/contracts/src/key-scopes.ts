/** What an API key can be good for: what anybody may read of the organisation, part by part. */
export const keyScopes = ['people.read', 'posts.read', 'questions.read'] as const;
export type KeyScope = (typeof keyScopes)[number];
