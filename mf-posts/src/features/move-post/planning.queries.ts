import type { ParsedQuery } from '@rostrum/contracts';
import { postPlanning } from '@rostrum/contracts/posts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type CalendarQuery = ParsedQuery<typeof postPlanning.calendar>;
export type BoardQuery = ParsedQuery<typeof postPlanning.board>;

/** A month; while another one loads, the one before it stays. */
export const usePostCalendar = (query: CalendarQuery) =>
  useQuery({
    ...contractQueryOptions(postPlanning.calendar, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const usePostBoard = (query: BoardQuery) =>
  useQuery({
    ...contractQueryOptions(postPlanning.board, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
