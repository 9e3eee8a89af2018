import { publicPaths } from '@rostrum/contracts';
import { iso } from '@rostrum/server-kit/database';
import type { publicPagesRepository } from './public-pages.repository.ts';

type Rows<Name extends 'posts' | 'questions'> = Awaited<ReturnType<(typeof publicPagesRepository)[Name]>>;

/** A post in a list. */
export const presentPost =
  (company: string) =>
  ({
    id,
    title,
    summary,
    cover,
    cover_focus_x,
    cover_focus_y,
    slug,
    published_at,
  }: Rows<'posts'>[number]) => ({
    id,
    title,
    summary,
    cover,
    cover_focus: { x: cover_focus_x, y: cover_focus_y },
    href: publicPaths.post(company, slug),
    published_at: iso(published_at),
  });
/** A question in a list. */
export const presentQuestion =
  (company: string) =>
  ({ id, text, slug, answered_by }: Rows<'questions'>[number]) => ({
    id,
    text,
    href: publicPaths.question(company, slug),
    answered_by,
  });
