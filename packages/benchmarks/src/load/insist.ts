import { setTimeout as wait } from 'node:timers/promises';

export interface Insisting {
  /** Sends one. The key is the same for each attempt, so that what was stored before an answer was lost is not stored again. */
  send: (number: number, key: string) => Promise<number>;
  /** Of all, numbered from 0. */
  count: number;
  /** So many wait for an answer at any time. */
  atOnce: number;
  /** Called with how many are acknowledged, after each. */
  onAcknowledged: (acknowledged: number) => void;
}

export interface Insisted {
  acknowledged: number;
  /** Answers other than the acknowledgement, or none, that were followed by another attempt. */
  attemptsLost: number;
  /** Not acknowledged after all attempts. */
  givenUp: number;
}

const attempts = 400;
const pauseMs = 250;

/** Sends each until it is acknowledged, as a person does who presses Send again. */
export async function insist({ send, count, atOnce, onAcknowledged }: Insisting): Promise<Insisted> {
  const done: Insisted = { acknowledged: 0, attemptsLost: 0, givenUp: 0 };
  let next = 0;
  async function sendOne(number: number): Promise<void> {
    const key = crypto.randomUUID();
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if ((await send(number, key)) === 201) {
        done.acknowledged += 1;
        onAcknowledged(done.acknowledged);
        return;
      }
      done.attemptsLost += 1;
      await wait(pauseMs);
    }
    done.givenUp += 1;
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const number = next;
        next += 1;
        await sendOne(number);
      }
    }),
  );
  return done;
}
