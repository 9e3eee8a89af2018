import { sql, type SQL } from 'drizzle-orm';

/** SQL for the name that a stored passage is shown under; `passage` is its JSON. */
export const passageName = (
  passage: SQL,
): SQL => sql`CASE ${passage}->>'source' WHEN 'headline' THEN 'Profile, headline' WHEN 'biography' THEN 'Profile, biography'
  WHEN 'topic' THEN 'Areas of expertise' WHEN 'quotation' THEN 'In their words' WHEN 'publication' THEN 'Profile, publications'
  WHEN 'media_appearance' THEN 'Profile, media' WHEN 'answer' THEN 'Question answered' WHEN 'post' THEN 'Post' ELSE 'Profile' END`;
