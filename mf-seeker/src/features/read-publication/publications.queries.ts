import { publicProfiles } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export interface PublicationAddress {
  company_username: string;
  slug: string;
}

export const publicPostQuery = (params: PublicationAddress) =>
  contractQueryOptions(publicProfiles.post, { params });
export const publicQuestionQuery = (params: PublicationAddress) =>
  contractQueryOptions(publicProfiles.question, { params });

export const usePublicPost = (params: PublicationAddress) => useQuery(publicPostQuery(params));
export const usePublicQuestion = (params: PublicationAddress) => useQuery(publicQuestionQuery(params));
