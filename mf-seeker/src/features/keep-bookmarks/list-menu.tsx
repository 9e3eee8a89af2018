import type { BookmarkList } from '@rostrum/contracts';
import { App, Button, Dropdown, EllipsisIcon, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useRemoveList, useRenameList } from './bookmark-lists.queries.ts';
import { NameDialog } from './name-dialog.tsx';

/** What else can be done with a list: rename it, remove it. */
export function ListMenu({ list, onRemoved }: { list: BookmarkList; onRemoved: () => void }) {
  const { modal } = App.useApp();
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRenameList();
  const remove = useRemoveList();
  const params = { params: { id: list.id } };

  const askToRemove = () =>
    void modal.confirm({
      title: `Remove the list “${list.name}”?`,
      content: 'Your bookmarks are kept, but won’t be in a list. The shared link will stop working.',
      icon: null,
      okText: 'Remove list',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        try {
          await remove.mutateAsync(params);
          onRemoved();
        } catch {
          notify.error({ title: 'The list could not be removed.', description: 'Try again.' });
        }
      },
    });

  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'rename', label: 'Rename', onClick: () => setIsRenaming(true) },
            { key: 'remove', label: 'Remove list', danger: true, onClick: askToRemove },
          ],
        }}
      >
        <Button icon={<EllipsisIcon aria-hidden />} aria-label={`More for the list ${list.name}`} />
      </Dropdown>
      {isRenaming ? (
        <NameDialog
          title="Rename list"
          confirmLabel="Rename"
          name={list.name}
          onSave={(name) => rename.mutateAsync({ ...params, body: { name } })}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </>
  );
}
