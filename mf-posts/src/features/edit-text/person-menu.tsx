import { people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { useDebounced } from '@rostrum/ui-kit';
import { rankByName } from '@rostrum/ui-kit/data';
import type { Editor } from '@tiptap/core';
import { readPersonQuery } from './person-menu-state.ts';
import { TextMenu } from './text-menu.tsx';
import { useEditorValue } from './use-editor-value.ts';

const maxShown = 8;

/** Experts of the organisation, while `@` and the beginning of a name are typed. */
export function PersonMenu({ editor }: { editor: Editor }) {
  const query = useEditorValue(editor, readPersonQuery);
  const q = useDebounced(query?.text ?? '', 200);
  const found = useQuery({
    ...contractQueryOptions(people.list, { query: { q, page_size: 100 } }),
    placeholderData: keepPreviousData,
    enabled: query !== null,
  });
  const experts = (found.data?.items ?? []).filter(({ kind }) => kind !== 'staff');
  const entries = rankByName(experts, query?.text ?? '')
    .slice(0, maxShown)
    .map(({ id, name, status, access }) => ({
      key: id,
      label: name,
      note: status === 'published' && access === 'public' ? undefined : 'Not public: named without a link',
    }));
  const emptyText = found.isError
    ? 'People could not be loaded. Keep typing to try again.'
    : 'No expert has this name.';
  return (
    <TextMenu
      editor={editor}
      label="Experts"
      query={query}
      entries={query ? entries : []}
      emptyText={found.isPending || found.isPlaceholderData ? undefined : emptyText}
      onChoose={({ key, label }) =>
        editor
          .chain()
          .focus()
          .insertContent([
            { type: 'person', attrs: { id: key, name: label } },
            { type: 'text', text: ' ' },
          ])
          .run()
      }
    />
  );
}
