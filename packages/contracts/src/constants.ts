/** Business constants of the specification, section 9, and the list limits of section 4 of the API conventions. */
export const bookmarksPageSize = 10;
export const autocompleteMinimumCharacters = 3;
export const typeaheadDelayMs = 200;
export const typeaheadMaximumResults = 100;
/** Characters of a typed search: a pasted headline with its standfirst fits. */
export const maxSearchLength = 500;
export const sessionMaxAgeSeconds = 36_000;
/** 30 days: the longest a session lives however often it is renewed. */
export const sessionAbsoluteMaxAgeSeconds = 30 * 24 * 3600;
export const uploadLimitBytes = 20_971_520;
export const suggestionMenuMaxHeightPx = 300;
export const toastWidthPx = 350;
export const smallScreenBreakpointPx = 768;
export const previewViews = ['iphone', 'ipad', 'desktop'] as const;
export type PreviewView = (typeof previewViews)[number];

export const defaultPageSize = 10;
export const maximumPageSize = 100;
export const accountDeletionReasons = [
  'not_satisfied_with_experience',
  'no_longer_need_access',
  'duplicate_account',
  'other',
] as const;

/** Texts that are fixed to the letter (specification, sections 2, 3 and 8). */
export const fixedTexts = {
  searchPlaceholder: 'Search by Name or Expertise',
  noMatches: 'No matches found.',
  moreResults: 'Display additional results...',
  newSelectionPrefix: 'New selection: ',
  renderError: 'Sorry.. there was an error',
} as const;

/** Under which a tab keeps the page on which its session ended, for /login to lead back to. */
export const endedAtStorageKey = 'rostrum.session-ended-at';

/** The page that confirms a deleted account, and the key under which a tab stores until when it can be restored. */
export const accountDeletedPath = '/login/deleted';
export const restorableUntilStorageKey = 'rostrum.restorable-until';

/** Under which a browser keeps the colours that were chosen: `light` or `dark`, and nothing for those of the device. */
export const themeStorageKey = 'rostrum.theme';
