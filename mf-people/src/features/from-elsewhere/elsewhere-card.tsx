import type { PersonDetail } from '@rostrum/contracts';
import { personDocuments, personSuggestions } from '@rostrum/contracts/people';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Card } from '@rostrum/ui-kit';
import { FileButton } from '@rostrum/uploads';
import { useState } from 'react';
import styles from './from-elsewhere.module.css';
import { OrcidDialog } from './orcid-dialog.tsx';
import { describeKnown, describeLookup } from './suggestion-words.ts';
import { SuggestionsDialog, type FoundSuggestions } from './suggestions-dialog.tsx';

/** Cards of address books carry a portrait of several hundred kilobytes, which is not read. */
const withoutPictures = (vcard: string) =>
  vcard.replaceAll(/^(?:item\d+\.)?(?:PHOTO|LOGO|KEY)\b[^\n]*\n(?:[ \t][^\n]*\n)*/gim, '');

/** What a vCard, the CV or indexes of publications know of a person, as suggestions. */
export function ElsewhereCard({ person, isOwn = false }: { person: PersonDetail; isOwn?: boolean }) {
  const { id, kind } = person;
  const isExpert = kind !== 'staff';
  const params = { id };
  const [found, setFound] = useState<FoundSuggestions>();
  const [isAsking, setIsAsking] = useState(false);
  const sources = useQuery({
    ...contractQueryOptions(personSuggestions.sources, { params }),
    enabled: isExpert,
  });
  const documents = useQuery({
    ...contractQueryOptions(personDocuments.list, { params }),
    enabled: isExpert,
  });
  const readCard = useContractMutation(personSuggestions.fromCard, {
    onError: tellRefusal('Could not read the vCard.'),
  });
  const readCv = useContractMutation(personSuggestions.fromDocument, {
    onSuccess: ({ items, known }) => setFound({ source: 'the CV', items, notes: describeKnown(known) }),
    onError: tellRefusal('Could not read the CV.'),
  });
  const openCard = async (file: File) => {
    const vcard = withoutPictures(await file.text());
    readCard.mutate(
      { params, body: { vcard } },
      {
        onSuccess: ({ items, known, cards }) =>
          setFound({
            source: file.name,
            items,
            notes: [
              ...describeKnown(known),
              ...(cards > 1 ? [`The file holds ${cards} cards; the first one was read.`] : []),
            ],
          }),
      },
    );
  };
  const cv = documents.data?.items.find((document) => document.kind === 'cv');
  const publications = sources.data?.publications ?? [];
  return (
    <Card title="Fill in from elsewhere">
      <p className="r-secondary">
        We suggest what we find, and you accept each suggestion.
        {isExpert && documents.data && !cv ? ' Upload a CV under CV and documents to have it read.' : ''}
      </p>
      <div className={styles.buttons}>
        <FileButton
          label="vCard file"
          mediaTypes={['.vcf', 'text/vcard', 'text/x-vcard']}
          disabled={readCard.isPending}
          onFile={(file) => void openCard(file)}
        >
          Read a vCard
        </FileButton>
        {cv ? (
          <Button
            loading={readCv.isPending}
            onClick={() => readCv.mutate({ params: { id, document_id: cv.id } })}
          >
            Read the CV
          </Button>
        ) : null}
        {publications.length > 0 ? (
          <Button onClick={() => setIsAsking(true)}>Find publications</Button>
        ) : null}
      </div>
      {isAsking ? (
        <OrcidDialog
          personId={id}
          orcid={sources.data?.orcid ?? null}
          sources={publications}
          onFound={({ items, known, silent, incomplete }) =>
            setFound({
              source: 'indexes of publications',
              items,
              notes: [...describeKnown(known), ...describeLookup(silent, incomplete)],
            })
          }
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      {found ? (
        <SuggestionsDialog person={person} isOwn={isOwn} found={found} onClose={() => setFound(undefined)} />
      ) : null}
    </Card>
  );
}
