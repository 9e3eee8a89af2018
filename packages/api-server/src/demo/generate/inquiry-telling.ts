import { inquiryOutcomeLabels } from '@rostrum/contracts';
import type { ScriptStep } from '../content/inquiries/script-types.ts';
import type { SeekerContent } from '../content/seekers/seeker-content.ts';
import { known, type DemoContext, type LoggedStep } from './demo-context.ts';

interface Actor {
  userId: string | null;
  personId: string | null;
  name: string;
  role: string;
}

/** What a step says in the log, and in the thread where it was spoken. */
export interface ToldStep extends Pick<LoggedStep, 'verb' | 'text'> {
  actor: Actor;
  message?: { authorKind: 'seeker' | 'staff' | 'expert'; visibility: 'all' | 'internal'; body: string };
}

/** Everybody who can act on an inquiry of one seeker. */
export function castOf({ users, people }: DemoContext, from: SeekerContent) {
  const user = users.get(from.key);
  const seeker: Actor = {
    userId: user?.id ?? null,
    personId: null,
    name: `${from.firstname} ${from.lastname}`,
    role: user ? from.type : 'guest',
  };
  return {
    seeker,
    system: { userId: null, personId: null, name: 'Rostrum', role: 'system' } satisfies Actor,
    member(key: string): Actor {
      const { id: userId, name, role, personId } = known(users, key, 'user');
      return { userId, name, role, personId };
    },
    expert(username: string): Actor {
      const { id: personId, content } = known(people, username, 'person');
      const name = `${content.firstname} ${content.lastname}`;
      return { userId: users.get(username)?.id ?? null, personId, name, role: 'expert' };
    },
  };
}
export type Cast = ReturnType<typeof castOf>;

/** One step in the words of the product's own log. */
export function told(step: ScriptStep, { seeker, system, member, expert }: Cast): ToldStep {
  const replied = { verb: 'inquiry.replied', text: 'replied to the seeker' };
  switch (step.kind) {
    case 'assign': {
      const text = step.by === step.to ? 'took it' : `assigned it to ${member(step.to).name}`;
      return { actor: member(step.by), verb: 'inquiry.assigned', text };
    }
    case 'ask': {
      const names = step.experts.map((username) => expert(username).name).join(' and ');
      return { actor: member(step.by), verb: 'inquiry.expert_asked', text: `asked ${names}` };
    }
    case 'accept':
      return { actor: expert(step.expert), verb: 'inquiry.expert_accepted', text: 'said yes' };
    case 'decline':
      return { actor: expert(step.expert), verb: 'inquiry.expert_declined', text: 'said no' };
    case 'seeker': {
      const message = { authorKind: 'seeker', visibility: 'all', body: step.body } as const;
      return { actor: seeker, verb: 'inquiry.seeker_replied', text: 'added to it', message };
    }
    case 'staff': {
      const message = { authorKind: 'staff', visibility: 'all', body: step.body } as const;
      return { actor: member(step.by), ...replied, message };
    }
    case 'expert': {
      const message = { authorKind: 'expert', visibility: 'all', body: step.body } as const;
      return { actor: expert(step.expert), ...replied, message };
    }
    case 'note': {
      const message = { authorKind: 'staff', visibility: 'internal', body: step.body } as const;
      return { actor: member(step.by), verb: 'inquiry.noted', text: 'added an internal note', message };
    }
    case 'hold':
      return { actor: system, verb: 'inquiry.held', text: `held it: ${step.reason}` };
    case 'close': {
      if (step.outcome === 'withdrawn')
        return { actor: seeker, verb: 'inquiry.withdrawn', text: 'withdrew it' };
      const text = `closed it: ${inquiryOutcomeLabels[step.outcome]}${step.note === undefined ? '' : ', with a note'}`;
      return { actor: member(step.by), verb: 'inquiry.closed', text };
    }
  }
}
