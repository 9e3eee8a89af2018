import { mkdir, mkdtemp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSite } from './site.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rostrum-site-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const hash = `sha384-${'A'.repeat(64)}`;
const sameTime = new Date('2026-01-01T00:00:00Z');
/** Lets the time pass in which an answer of the file system is believed. */
const afterAMoment = () => {
  const now = performance.now() + 600;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
};

async function build(folder: string, version: string): Promise<string> {
  const file = path.join(root, folder, 'remote.json');
  await mkdir(path.dirname(file), { recursive: true });
  const manifest = {
    title: 'Trial',
    paths: [{ path: '/dashboard/trial', match: 'prefix', access: 'session' }],
    pages: ['/dashboard/trial'],
    navigation: [],
    tabs: [],
    hostApi: '^1.0.0',
  };
  await writeFile(
    file,
    JSON.stringify({
      area: 'trial',
      version,
      entry: 'mf-manifest.json',
      integrity: { 'mf-manifest.json': hash },
      manifest: { area: 'trial', ...manifest },
    }),
  );
  await utimes(file, sameTime, sameTime);
  return file;
}

test('a build in the place of one of the same size and time is noticed', async () => {
  const first = await build('first', 'abc123');
  const second = await build('second', 'def456');
  expect((await readFile(first)).length).toBe((await readFile(second)).length);
  const area = path.join(root, 'mf-trial');
  await mkdir(area);
  await symlink(path.dirname(first), path.join(area, 'dist'));
  const site = createSite(root, fastify().log);
  expect(site.built().map(({ release }) => release.version)).toEqual(['abc123']);

  await symlink(path.dirname(second), path.join(area, 'next'));
  await rename(path.join(area, 'next'), path.join(area, 'dist'));
  afterAMoment();
  expect(site.built().map(({ release }) => release.version)).toEqual(['def456']);
});

test('a file that is written again within one tick of its clock is noticed', async () => {
  await build('mf-trial/dist', 'abc123');
  const site = createSite(root, fastify().log);
  expect(site.built().map(({ release }) => release.version)).toEqual(['abc123']);
  await build('mf-trial/dist', 'def456');
  afterAMoment();
  const list = site.built();
  expect(list.map(({ release }) => release.version)).toEqual(['def456']);
  afterAMoment();
  expect(site.built()).toBe(list);
});
