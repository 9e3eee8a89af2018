import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo, begin, outcomeOf, post, samlScene } from '../testing/saml-scene.ts';

const ines = 'ines.calder@northmere.example';

test(
  'a valid response with any byte changed is refused, or says the same',
  { timeout: 120_000 },
  async () => {
    await using scene = await samlScene({ jitOn: true });
    await scene.server.given.user('expert', { email: ines, orgId: scene.org.id });
    let begun = await begin(scene);
    let xml = Buffer.from(answerTo(scene, begun));
    const counts = { refused: 0, same: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom('replace', 'insert', 'delete'),
        async (place, byte, kind) => {
          const at = Math.floor(place * xml.length);
          const tail = xml.subarray(kind === 'insert' ? at : at + 1);
          const changed = Buffer.concat([
            xml.subarray(0, at),
            kind === 'delete' ? Buffer.alloc(0) : Buffer.from([byte]),
            tail,
          ]);
          const outcome = await outcomeOf(await post(begun.browser, changed, begun), begun.browser);
          if ('error' in outcome) {
            counts.refused += 1;
            return;
          }
          expect(outcome).toEqual({ email: ines, type: 'expert' });
          counts.same += 1;
          begun = await begin(scene);
          xml = Buffer.from(answerTo(scene, begun));
        },
      ),
      { numRuns: 600 },
    );
    // Some changes say nothing, like a space between attributes; most are noticed.
    expect(counts.refused).toBeGreaterThan(400);
  },
);
