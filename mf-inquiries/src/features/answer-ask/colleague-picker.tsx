import type { AskColleague } from '@rostrum/contracts/inquiries';
import { Avatar, Typeahead, type Suggest } from '@rostrum/ui-kit';
import { ContractField } from '@rostrum/ui-kit/form';
import { useMemo, useState } from 'react';
import { useFindColleagues, type AskSource } from './asked.queries.ts';

const portrait = ({ name, image, username }: AskColleague) => (
  <Avatar
    src={image}
    username={username}
    firstname={name.split(/\s+/)[0]}
    lastname={name.split(/\s+/).at(-1)}
    width={24}
    height={24}
    decorative
  />
);

/** A colleague of the directory, found by name or topic. */
export function ColleaguePicker({ source }: { source: AskSource }) {
  const find = useFindColleagues(source);
  const [chosen, setChosen] = useState<string | null>(null);
  const suggest = useMemo<Suggest>(
    () => async (typed, signal) => [
      {
        label: 'Colleagues',
        items: (await find(typed, signal)).map((colleague) => ({
          id: colleague.id,
          text: colleague.name,
          description: colleague.job_title,
          picture: portrait(colleague),
        })),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the area's client and the link stay while the page is open
    [],
  );
  return (
    <ContractField
      name="person_id"
      label="Who fits better?"
      isRequired
      {...(chosen !== null && { hint: `You suggest ${chosen}.` })}
    >
      {({ id, onChange }) => (
        <div id={id} tabIndex={-1}>
          <Typeahead
            label="Name or topic"
            suggest={suggest}
            takes="suggestions"
            onChoose={(_, suggestion) => {
              if (suggestion === null) return;
              setChosen(suggestion.text);
              onChange(suggestion.id);
            }}
            onClear={() => {
              setChosen(null);
              onChange(undefined);
            }}
          />
        </div>
      )}
    </ContractField>
  );
}
