import { organisationAccount } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useOrganisationAccount = () => useQuery(contractQueryOptions(organisationAccount.get));
