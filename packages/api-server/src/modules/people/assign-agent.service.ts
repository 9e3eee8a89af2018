import type { ParsedBody } from '@rostrum/contracts';
import type { peopleBulk } from '@rostrum/contracts/people';
import { InputError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { changePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { personRepository } from './people.repository.ts';

/** Who of the agents looks after people, beside those whom departments and tags lead to them. */
export function createAssignAgentService({ db }: { db: Database }) {
  return {
    setAgent: (
      session: Permitted<'person.assign'>,
      request: RequestInfo,
      { ids, agent_id: agentId }: ParsedBody<typeof peopleBulk.setAgent>,
    ) =>
      transaction(db, async (tx) => {
        const agent = await personRepository.agent(tx, { orgId: organisationOf(session), agentId });
        if (agentId !== null && !agent)
          throw InputError.field('agent_id', 'Choose an agent of your organisation.');
        const former: { id: string; agent_id: string | null }[] = [];
        for (const id of new Set(ids)) {
          const person = await findPerson(tx, session, id);
          if (person.agentId === agentId) continue;
          const before = await personRepository.agent(tx, person);
          const name = `${person.firstname} ${person.lastname}`;
          await changePerson(
            tx,
            { session, request },
            {
              person,
              version: person.version,
              values: { agentId },
              verb: 'person.updated',
              text: agent
                ? `assigned ${name} to ${agent.name}`
                : `took ${name} from ${before?.name ?? 'a former agent'}`,
              before: { agent: before?.name ?? null },
              after: { agent: agent?.name ?? null },
            },
          );
          former.push({ id, agent_id: before?.id ?? null });
        }
        return { changed: former.map(({ id }) => id), former, refused: [] };
      }),
  };
}
