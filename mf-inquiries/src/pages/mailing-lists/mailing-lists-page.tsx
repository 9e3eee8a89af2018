import type { MailingList } from '@rostrum/contracts/inquiries';
import {
  Button,
  ClockIcon,
  EmptyState,
  ListFilterIcon,
  LockIcon,
  Page,
  PanelError,
  PlusIcon,
} from '@rostrum/ui-kit';
import { useState } from 'react';
import { ListDrawer, type ListView } from '../../features/manage-lists/list-drawer.tsx';
import { ListTable } from '../../features/manage-lists/list-table.tsx';
import { useLists } from '../../features/manage-lists/lists.queries.ts';
import { titles } from '../../manifest.ts';

interface Opened {
  id: string | null;
  view: ListView;
}

const points = [
  { icon: <ListFilterIcon size={16} aria-hidden />, text: 'Choose types, departments or experts' },
  { icon: <ClockIcon size={16} aria-hidden />, text: 'Send each one, or a summary' },
  { icon: <LockIcon size={16} aria-hidden />, text: 'Restricted inquiries only ever send a link' },
];

/** Who beside the desk and the experts gets which inquiries by email. */
export function MailingListsPage() {
  const lists = useLists();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (list: MailingList | undefined, view: ListView = 'rules') =>
    setOpened({ id: list?.id ?? null, view });
  const items = lists.data?.items;
  const shown = items?.find(({ id }) => id === opened?.id);
  const add = (
    <Button icon={<PlusIcon aria-hidden size={16} />} onClick={() => open(undefined)}>
      Add a list
    </Button>
  );
  return (
    <Page
      title={titles.mailingLists}
      description="The desk and the experts asked get their own email. A list adds others. Held inquiries are sent only after their release."
      width={1328}
      actions={add}
    >
      {lists.isError ? (
        <PanelError onRetry={() => void lists.refetch()} retrying={lists.isFetching} />
      ) : (
        <ListTable
          rows={items}
          onOpen={open}
          empty={
            <EmptyState
              title="Send each new inquiry to the people who should see it"
              description="The desk and the experts asked already get an email. A list adds others: a department head, a press mailbox, the weekend rota."
              points={points}
              action={add}
            />
          }
        />
      )}
      {opened !== null && lists.data && (opened.id === null || shown) ? (
        <ListDrawer
          key={`${opened.id ?? 'new'}-${opened.view}`}
          list={shown}
          timezone={lists.data.timezone}
          view={opened.view}
          onSaved={(list) => (opened.id === null ? open(list, 'people') : setOpened(null))}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Page>
  );
}
