/**
 * Everything that is not made by a call, and why. The list becomes shorter as calls come into being; a table that is
 * not named here cannot be written.
 */
export const writtenDirectly = {
  organisations: 'A sign-up mails a link that somebody must open.',
  users: 'A sign-up mails a link; colleagues of the desk have no password at all.',
  memberships: 'An invitation mails a link that somebody must open.',
  seeker_profiles: 'Outlet, position and verification have no call.',
  classifications: 'General terms are written by no call, and departments come with their organisation.',
  people: 'A profile cannot be created, and staff cannot pass the publish gate, by a call.',
  person_sections: 'Languages, publications and other sections have no call.',
  person_availability: 'Only people with an account can set it, and none can be away.',
  posts: 'Covers are drawn and not uploaded, and what is published by a call is published now.',
  post_authors: 'They belong to posts, which are written directly.',
  post_experts: 'They belong to posts, which are written directly.',
  questions: 'Questions can be read only.',
  question_experts: 'Questions can be read only.',
  answers: 'Answers can be read only.',
  saved_search_finds: 'A job finds new matches, from changes of profiles that cannot be made.',
  events: 'Some eighteen thousand visits by call would take minutes.',
} as const;

export type WrittenTable = keyof typeof writtenDirectly;
