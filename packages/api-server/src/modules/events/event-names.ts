import type { EventName } from '@rostrum/contracts';

/** Things that happen on public pages and are counted for analytics. */
export const eventNames = [
  'profile_view',
  'profile_impression',
  'search',
  'search_zero',
  'search_found',
  'post_view',
  'post_read',
  'post_time',
  'question_view',
  'answer_helpful',
  'inquiry_open',
  'inquiry_start',
  'inquiry_submit',
  'contact_click',
  'share',
  'vcard',
  'document_download',
  'video_play',
  'bookmark_add',
  'embed_impression',
  'embed_click',
  'ai_crawler',
] as const satisfies readonly EventName[];
