import {
  type FoundOrganisation,
  type FoundPerson,
  publicPaths,
  type RouteResponse,
  type search,
} from '@rostrum/contracts';
import { iso, isoOrNull } from '@rostrum/server-kit/database';
import { fullName } from '../people/index.ts';
import type { FoundPersonRow } from './found-people.repository.ts';
import type { FoundOrganisationRow, FoundTextRow } from './found-texts.repository.ts';
import { sentenceOf } from './matched-sentence.ts';

type Found = RouteResponse<typeof search.find>;
const onAir = ['live_tv', 'radio', 'podcast', 'phone'] as const;

export const foundPersonOf = (row: FoundPersonRow): FoundPerson => ({
  username: row.username,
  kind: row.kind,
  name: fullName(row),
  job_title: row.job_title,
  organisation: { name: row.organisation, company_username: row.company_username },
  image: row.image,
  match: sentenceOf(row.matched_source, row.matched_text),
  ready_for: onAir.filter((medium) => row.readiness?.[medium] === true),
  accepts: row.accepts,
  away_until: isoOrNull(row.away_until),
  available_now: row.available_now,
  reachable_from: row.reachable_from,
  answers_in_minutes: row.answers_in_minutes,
});

export const foundPostOf = (row: FoundTextRow): Found['posts'][number] => ({
  id: row.id,
  title: row.title,
  href: publicPaths.post(row.company_username, row.slug),
  summary: row.summary,
  match: sentenceOf('Post', row.marked),
  published_at: iso(row.published_at),
  organisation: { name: row.organisation, company_username: row.company_username },
});

export const foundQuestionOf = (row: FoundTextRow): Found['questions'][number] => ({
  id: row.id,
  text: row.title,
  href: publicPaths.question(row.company_username, row.slug),
  match: sentenceOf('Answer', row.marked),
  answered_by: row.answered_by,
  organisation: { name: row.organisation, company_username: row.company_username },
});

export const foundOrganisationOf = (row: FoundOrganisationRow): FoundOrganisation => ({
  company_username: row.company_username,
  name: row.name,
  href: publicPaths.organisation(row.company_username),
  description: row.description,
  logo: row.logo,
  logo_dark: row.logo_dark,
  city: row.city,
  country: row.country,
  match: sentenceOf('Organisation', row.marked),
  experts: row.experts,
});
