import { comparisonUrl, maximumCompared } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import {
  classNames,
  AppLink,
  Avatar,
  Button,
  EmptyState,
  LinkButton,
  Page,
  PageSkeleton,
  XIcon,
} from '@rostrum/ui-kit';
import { Switch } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { comparisonRows, differingRows } from '../features/view-person/comparison.tsx';
import { MissingPeople } from '../features/view-person/missing-people.tsx';
import { displayName } from '@rostrum/public-pages';
import { usePeople } from '../features/view-person/use-people.ts';
import { paths } from '../paths.ts';
import { thisAddress, wayBack } from './way-back.ts';
import styles from './compare-page.module.css';

/** Up to three experts side by side; who they are stands in the address. */
export function ComparePage() {
  const [{ people: usernames, from }, setCompared] = useUrlState(comparisonUrl);
  const { chosen, answers, people } = usePeople(usernames, maximumCompared);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const switchId = useId();
  const rows = onlyDiffering ? differingRows(people) : comparisonRows;
  const drop = (username: string) => setCompared({ people: chosen.filter((other) => other !== username) });
  const back = wayBack(from, 'Bookmarks');

  if (chosen.length === 0)
    return (
      <Page title="Compare experts" width={1180} back={back}>
        <EmptyState
          title="No experts chosen"
          description="Select two or three experts in your bookmarks or search results, then select Compare."
          action={
            <LinkButton type="primary" href={back.href}>
              Open {back.label.toLowerCase()}
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
          <label className={styles.switch} htmlFor={switchId}>
            Only what differs
            <Switch id={switchId} checked={onlyDiffering} onChange={setOnlyDiffering} />
          </label>
          <Button onClick={() => window.print()}>Print</Button>
          {chosen.length > 1 && (
            <LinkButton type="primary" href={paths.inquire.href(chosen, thisAddress())}>
              {chosen.length === 2 ? 'Inquire with both' : `Inquire with all ${chosen.length}`}
            </LinkButton>
          )}
        </>
      }
    >
      <MissingPeople answers={answers} onLeaveOut={drop} />
      {people.length === 0 && answers.some(({ answer }) => answer.isPending) ? (
        <PageSkeleton variant="detail" label="Loading profiles" />
      ) : null}
      {people.length > 0 ? (
        <>
          {people.length > 1 ? (
            <p className={classNames(styles.cue, 'r-secondary')}>
              Scroll sideways to compare all {people.length}.
            </p>
          ) : null}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={styles.compare} role="region" aria-label="Comparison" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <td>
                    <span className="r-visually-hidden">Compared by</span>
                  </td>
                  {people.map((person) => (
                    <th key={person.id} scope="col">
                      <div className={styles.person}>
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
              <p className={classNames(styles.same, 'r-secondary')}>
                They do not differ in anything that is compared here.
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </Page>
  );
}
