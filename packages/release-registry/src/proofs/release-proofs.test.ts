import { randomBytes } from 'node:crypto';
import type { Registry } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { createReleaseProofs } from './release-proofs.ts';

const registryOf = (...versions: string[]): Registry =>
  ({
    areas: versions.map((version) => ({ area: 'people', version, previous: null })),
  }) as unknown as Registry;
const at = new Date('2026-05-04T10:30:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
const ip = '203.0.113.7';
const two = { area: 'people', version: 'two' };

test('shows which releases were given, to whoever is on that network', () => {
  const proofs = createReleaseProofs(randomBytes(32));
  const proof = proofs.sign(registryOf('two'), { ip, at });
  const wasGiven = proofs.reader([proof], { ip: '203.0.113.99', at: later(20) });
  expect([wasGiven(two), wasGiven({ area: 'people', version: 'three' })]).toEqual([true, false]);
  expect(wasGiven({ area: 'posts', version: 'two' })).toBe(false);
});

test('adds up over the releases that a page was given in turns', () => {
  const proofs = createReleaseProofs(randomBytes(32));
  const all = ['one', 'two'].map((version) => proofs.sign(registryOf(version), { ip, at }));
  const wasGiven = proofs.reader(all, { ip, at });
  expect(['one', 'two', 'three'].map((version) => wasGiven({ area: 'people', version }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('is worth nothing elsewhere, later, earlier, changed or signed by somebody else', () => {
  const proofs = createReleaseProofs(randomBytes(32));
  const proof = proofs.sign(registryOf('two'), { ip, at });
  const isGood = (text: string, visit = { ip, at }) => proofs.reader([text], visit)(two);
  expect(isGood(proof)).toBe(true);
  expect(isGood(proof, { ip: '198.51.100.7', at })).toBe(false);
  expect(isGood(proof, { ip, at: later(26) })).toBe(false);
  expect(isGood(proof, { ip, at: later(-2) })).toBe(false);
  const bytes = Buffer.from(proof, 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (bytes[place] ?? 0) ^ 1;
    expect(isGood(changed.toString('base64url'))).toBe(false);
  }
  expect(isGood(createReleaseProofs(randomBytes(32)).sign(registryOf('two'), { ip, at }))).toBe(false);
  for (const nonsense of ['', 'A', 'x'.repeat(600), '%%%', proof.slice(4)])
    expect(isGood(nonsense)).toBe(false);
});
