import { isApiError } from '@rostrum/api-client';
import { comparisonUrl, maximumCompared } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { useQueries } from '@rostrum/remote-runtime/query';
import {
  AppLink,
  Avatar,
  Button,
  EmptyState,
  LinkButton,
  Page,
  PageSkeleton,
  PanelError,
  XIcon,
} from '@rostrum/ui-kit';
import { Switch } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { comparisonRows, differingRows } from '../features/view-person/comparison.tsx';
import { displayName } from '../features/view-person/person-words.ts';
import { publicPersonQuery } from '../features/view-person/public-person.queries.ts';
import { paths } from '../paths.ts';
import './compare-page.css';

/** Up to three experts side by side; who they are stands in the address. */
export function ComparePage() {
  const [{ people: usernames }, setCompared] = useUrlState(comparisonUrl);
  const chosen = [...new Set(usernames ?? [])].slice(0, maximumCompared);
  const answers = useQueries({ queries: chosen.map((username) => publicPersonQuery(username)) });
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const switchId = useId();
  const people = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.filter(({ isError, data }) => isError && !data);
  const rows = onlyDiffering ? differingRows(people) : comparisonRows;
  const drop = (username: string) => setCompared({ people: chosen.filter((other) => other !== username) });
  const back = { label: 'Bookmarks', href: paths.bookmarks.href() };

  if (chosen.length === 0)
    return (
      <Page title="Compare experts" width={1180} back={back}>
        <EmptyState
          title="Nobody to compare"
          description="Select two or three experts in your bookmarks, then press Compare."
          action={
            <LinkButton type="primary" href={paths.bookmarks.href()}>
              Open bookmarks
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <Page
      title={`Compare ${chosen.length} ${chosen.length === 1 ? 'expert' : 'experts'}`}
      width={1180}
      back={back}
      actions={
        <>
          <label className="sk-compare__switch" htmlFor={switchId}>
            Only what differs
            <Switch id={switchId} checked={onlyDiffering} onChange={setOnlyDiffering} />
          </label>
          <Button onClick={() => window.print()}>Print</Button>
          {chosen.length > 1 && (
            <LinkButton type="primary" href={paths.inquire.href(chosen)}>
              {chosen.length === 2 ? 'Inquire with both' : `Inquire with all ${chosen.length}`}
            </LinkButton>
          )}
        </>
      }
    >
      {failed.map(({ error, refetch, isFetching }, index) => (
        <PanelError
          key={index}
          message={isApiError(error) ? error.message : 'One of the profiles could not be loaded.'}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ))}
      {people.length === 0 && answers.some(({ isPending }) => isPending) ? (
        <PageSkeleton variant="detail" label="Loading profiles" />
      ) : (
        <div className="sk-compare">
          <table className="sk-compare__table">
            <thead>
              <tr>
                <td>
                  <span className="r-visually-hidden">Compared by</span>
                </td>
                {people.map((person) => (
                  <th key={person.id} scope="col">
                    <div className="sk-compare__person">
                      <Avatar
                        decorative
                        src={person.image}
                        firstname={person.name}
                        username={person.username}
                        height={64}
                        width={64}
                        fontSize={20}
                      />
                      <div>
                        <AppLink href={paths.expert.href(person.username)}>{displayName(person)}</AppLink>
                        <p className="r-secondary">{person.organisation.name}</p>
                      </div>
                      <Button
                        type="text"
                        icon={<XIcon aria-hidden />}
                        aria-label={`Leave out ${person.name}`}
                        onClick={() => drop(person.username)}
                      />
                    </div>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, words, draw }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {people.map((person) => (
                    <td key={person.id} data-label={label}>
                      {draw ? draw(person) : words(person)}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <span className="r-visually-hidden">Next step</span>
                </th>
                {people.map((person) => (
                  <td key={person.id}>
                    <LinkButton
                      block
                      href={`${paths.expert.href(person.username)}#inquire`}
                      aria-label={`Inquire with ${person.name}`}
                    >
                      Inquire
                    </LinkButton>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          {onlyDiffering && rows.length === 0 ? (
            <p className="r-secondary sk-compare__same">
              They do not differ in anything that is compared here.
            </p>
          ) : null}
        </div>
      )}
    </Page>
  );
}
