import { getBody, type RouteResponse } from '@rostrum/contracts';
import { personSuggestions, type PublicationSource } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { sourceNames } from './suggestion-words.ts';

const schema = getBody(personSuggestions.publications);

interface OrcidDialogProps {
  personId: string;
  orcid: string | null;
  sources: readonly PublicationSource[];
  onFound: (found: RouteResponse<typeof personSuggestions.publications>) => void;
  onClose: () => void;
}

/** By which ORCID iD publications are looked up: names are shared by too many. */
export function OrcidDialog({ personId, orcid, sources, onFound, onClose }: OrcidDialogProps) {
  const form = useContractForm({ schema, name: 'orcid', values: { orcid: orcid ?? '' } });
  const find = useContractMutation(personSuggestions.publications);
  return (
    <FormDialog
      form={form}
      title="Find publications"
      confirmLabel="Find publications"
      onSubmit={async (body) => onFound(await find.mutateAsync({ params: { id: personId }, body }))}
      onClose={onClose}
    >
      <p className="r-secondary">
        Looked up in {sources.map((name) => sourceNames[name]).join(', ')}. Only the ORCID iD is sent there.
      </p>
      <TextField name="orcid" autoFocus autoComplete="off" />
    </FormDialog>
  );
}
