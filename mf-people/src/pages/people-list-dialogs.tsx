import { lazy, Suspense } from 'react';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { useFilterOptions } from '../features/browse-people/people.queries.ts';
import { paths } from '../paths.ts';

// Forms come with the first dialog: the list is read more often than changed.
const ApprovalDialog = lazy(async () => ({
  default: (await import('../features/change-requests/approval-dialog.tsx')).ApprovalDialog,
}));
const AccessDialog = lazy(async () => ({
  default: (await import('../features/change-several/access-dialog.tsx')).AccessDialog,
}));
const TagDialog = lazy(async () => ({
  default: (await import('../features/change-several/tag-dialog.tsx')).TagDialog,
}));
const ConsentDialog = lazy(async () => ({
  default: (await import('../features/change-several/consent-of-several-dialog.tsx')).ConsentOfSeveralDialog,
}));
const AgentDialog = lazy(async () => ({
  default: (await import('../features/assign-agent/agent-dialog.tsx')).AgentDialog,
}));
const DeletedDialog = lazy(async () => ({
  default: (await import('../features/delete-person/deleted-dialog.tsx')).DeletedDialog,
}));
const AddPersonDialog = lazy(async () => ({
  default: (await import('../features/add-person/add-person-dialog.tsx')).AddPersonDialog,
}));

const severalDialogs = { access: AccessDialog, tag: TagDialog, consent: ConsentDialog };

export type PeopleDialog = keyof typeof severalDialogs | 'add' | 'agent' | 'approval' | 'deleted';

interface PeopleListDialogsProps {
  open: PeopleDialog | undefined;
  /** Profiles that a dialog changes. */
  selected: readonly string[];
  onClose: () => void;
  /** The selected profiles were changed. */
  onDone: () => void;
}

/** The dialogs of the list, one at a time. */
export function PeopleListDialogs({ open, selected, onClose, onDone }: PeopleListDialogsProps) {
  const navigate = useNavigate();
  const options = useFilterOptions();
  const openPerson = (id: string) => navigate(paths.person.href(id));
  const dialog = () => {
    switch (open) {
      case undefined:
        return null;
      case 'add':
        return <AddPersonDialog onAdded={({ id }) => openPerson(id)} onClose={onClose} />;
      case 'agent':
        return (
          <AgentDialog ids={selected} agents={options?.agents ?? []} onDone={onDone} onClose={onClose} />
        );
      case 'approval':
        return <ApprovalDialog onClose={onClose} />;
      case 'deleted':
        return <DeletedDialog onOpen={openPerson} onClose={onClose} />;
      case 'access':
      case 'consent':
      case 'tag': {
        const Several = severalDialogs[open];
        return <Several ids={selected} onDone={onDone} onClose={onClose} />;
      }
    }
  };
  return <Suspense fallback={null}>{dialog()}</Suspense>;
}
