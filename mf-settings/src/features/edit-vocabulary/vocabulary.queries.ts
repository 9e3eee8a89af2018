import { classifications, type ClassificationScheme, type EditableScheme } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export const useVocabulary = (scheme: ClassificationScheme) =>
  useQuery({
    ...contractQueryOptions(classifications.list, { query: { scheme } }),
    placeholderData: keepPreviousData,
  });

export const useSuggestions = (scheme: EditableScheme) =>
  useQuery(contractQueryOptions(classifications.suggestions, { query: { scheme } }));

/** What a reader of the directory finds by some words before and after a merge. */
export const useMergeAsSeen = (id: string, into: string | undefined, q: string) =>
  useQuery({
    ...contractQueryOptions(classifications.seeMerge, {
      params: { id },
      query: { into: into ?? id, q },
    }),
    enabled: into !== undefined && q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** What a merge would change; asked anew each time it is opened, because others work too. */
export const useMergePreview = (id: string, into: string | undefined) =>
  useQuery({
    ...contractQueryOptions(classifications.previewMerge, { params: { id }, query: { into: into ?? id } }),
    enabled: into !== undefined,
    staleTime: 0,
  });
