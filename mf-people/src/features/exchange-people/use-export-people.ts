import { useState } from 'react';
import { personFilters, personStatuses, type ParsedQuery, type people } from '@rostrum/contracts';
import { tellRefusal, useApiClient } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { exportPeople, type PeopleAsked } from './export-people.ts';

/** Saves the people under the filters of the list, or the chosen ones, as CSV. */
export function useExportPeople(list: ParsedQuery<typeof people.list>) {
  const api = useApiClient();
  const [isReading, setIsReading] = useState(false);
  const run = (ids?: readonly string[]) => {
    setIsReading(true);
    const filters: PeopleAsked = Object.fromEntries(personFilters.map((name) => [name, list[name]]));
    // Chosen rows are exported whatever became of them; without a status the list leaves archived ones out.
    void exportPeople(api, ids ? { ids: [...ids], status: [...personStatuses] } : filters)
      .then(
        (count) =>
          notify.success({ title: count === 1 ? 'Exported 1 person.' : `Exported ${count} people.` }),
        tellRefusal('Could not export the people.'),
      )
      .finally(() => setIsReading(false));
  };
  return { run, isReading };
}
