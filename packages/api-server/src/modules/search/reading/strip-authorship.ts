/** How people ask for who wrote something, and what they call it. */
const opening =
  /^(?:who (?:wrote|published|authored)|(?:the )?authors? of|(?:the )?(?:person|people|expert|experts|professor|researcher|researchers|one) who (?:wrote|published|authored))(?: (?:the|a|an|that))?(?: (?:new|recent|latest))?(?: (?:paper|papers|study|studies|book|article|blog post|post|report|piece|column|essay))?(?: (?:called|titled|named|entitled|on|about|of))? /iu;

/** Returns a request without the words that only say that its subject was written of: "author of the paper on tides". */
export const stripAuthorship = (text: string): string => text.replace(opening, '');
