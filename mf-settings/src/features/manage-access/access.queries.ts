import { access, people, type ParsedQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type MemberFilters = ParsedQuery<typeof access.listMembers>;
export type InvitationFilters = ParsedQuery<typeof access.listInvitations>;

export const useMembers = (query: MemberFilters) =>
  useQuery({ ...contractQueryOptions(access.listMembers, { query }), placeholderData: keepPreviousData });

export const useInvitations = (query: InvitationFilters) =>
  useQuery({ ...contractQueryOptions(access.listInvitations, { query }), placeholderData: keepPreviousData });

/** Departments that the organisation's people belong to, for what an agent looks after. */
export const useDepartments = () =>
  useQuery({
    ...contractQueryOptions(people.list, { query: { page_size: 1 } }),
    select: ({ departments }) => departments,
  });

/** Profiles of the organisation that match what was typed. */
export const useProfiles = (q: string) =>
  useQuery({
    ...contractQueryOptions(people.list, { query: { q: q || undefined, page_size: 20 } }),
    placeholderData: keepPreviousData,
  });
