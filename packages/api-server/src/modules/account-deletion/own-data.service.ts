import type { Queryable } from '@rostrum/server-kit/database';
import { mostOfOneKind, ownDataRepository } from './own-data.repository.ts';
import { readOwnSections } from './own-sections.repository.ts';

/** What is kept about a person, to take along. Asked as the system: it lies in several organisations. */
export async function collectOwnData(tx: Queryable, userId: string, now: Date) {
  const shortened: string[] = [];
  const keep = <Row>(name: string, rows: readonly Row[]): Row[] => {
    if (rows.length > mostOfOneKind) shortened.push(name);
    return rows.slice(0, mostOfOneKind);
  };
  const [account = {}] = await ownDataRepository.account(tx, userId);
  const written = {
    made_at: now.toISOString(),
    account,
    memberships: await ownDataRepository.memberships(tx, userId),
    profiles: await ownDataRepository.profiles(tx, userId),
    inquiries_sent: keep('inquiries_sent', await ownDataRepository.inquiriesSent(tx, userId)),
    messages_written: keep('messages_written', await ownDataRepository.messagesWritten(tx, userId)),
    files: keep('files', await ownDataRepository.filesUploaded(tx, userId)),
    bookmarks: keep('bookmarks', await ownDataRepository.bookmarks(tx, userId)),
    saved_searches: keep('saved_searches', await ownDataRepository.savedSearches(tx, userId)),
    followed_questions: keep('followed_questions', await ownDataRepository.followedQuestions(tx, userId)),
    activity: keep('activity', await ownDataRepository.activity(tx, userId)),
  };
  const others = await readOwnSections(tx, userId, new Set(Object.keys(written)));
  return {
    ...written,
    ...Object.fromEntries(others.map(([name, rows]) => [name, keep(name, rows)])),
    shortened,
  };
}
