import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RegistryArea } from '@rostrum/contracts';
import type { MountProps, Remote } from '@rostrum/remote-runtime';
import { createRemote, limits, never, outlast, settle, setUp } from '../testing/adapter-set-up.ts';
import { fakeRelease } from '../testing/fake-release.ts';
import type { AreaAdapterOptions } from './area-adapter.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('with a release before it', () => {
  const newer = fakeRelease('people', { version: '2' });
  const older = fakeRelease('people', { version: '1' });
  const both: AreaAdapterOptions['choose'] = (tried) => {
    const release = [newer, older].find(({ version }) => !tried.has(version));
    return release && { release, refusal: null };
  };
  const setUpBoth = (faulty: () => Promise<Remote>) => {
    const sound = createRemote();
    const states: string[] = [];
    const set = setUp(createRemote(), {
      choose: both,
      load: vi.fn(({ version }: RegistryArea) => (version === '2' ? faulty() : Promise.resolve(sound))),
      onChange: () => states.push(set.adapter.get().status),
    });
    return { ...set, sound, states };
  };
  const draws = (problem: (props: MountProps) => void) => async () =>
    createRemote({ mount: (props) => void setTimeout(() => problem(props), 5) });

  test.each<[string, () => Promise<Remote>]>([
    ['does not load', () => Promise.reject(new Error('boom'))],
    ['never loads', never],
    [
      'does not mount',
      async () =>
        createRemote({
          mount: () => {
            throw new Error('boom');
          },
        }),
    ],
    ['throws in its first page', draws(({ onError }) => onError(new Error('boom'), 'boundary'))],
    ['throws outside of its pages', draws(({ onError }) => onError(new Error('boom'), 'root'))],
  ])('a newer one that %s gives way within the same attempt and is told of', async (_, faulty) => {
    const { adapter, host, options, states } = setUpBoth(faulty);
    adapter.enter();
    await outlast(limits.load + limits.mount);
    expect(adapter.get()).toMatchObject({ status: 'mounted', release: { version: '1' } });
    expect(states).not.toContain('failed');
    expect(host.childElementCount).toBe(1);
    expect(options.avoid).toHaveBeenCalledExactlyOnceWith(newer);
    expect(options.watch.failed).toHaveBeenCalledExactlyOnceWith(
      expect.any(Error),
      expect.any(String),
      newer,
    );
  });

  test('a failure after the first page is no reason to take the older one', async () => {
    const { adapter, options } = setUpBoth(
      draws(({ onReady, onError }) => {
        onReady?.();
        onError(new Error('later'), 'boundary');
      }),
    );
    adapter.enter();
    await outlast(10);
    expect(adapter.get()).toMatchObject({ status: 'mounted', release: { version: '2' } });
    expect(options.avoid).not.toHaveBeenCalled();
    expect(options.watch.interactive).toHaveBeenCalledOnce();
  });

  test('a call that the server refuses is no fault of the release', async () => {
    const { adapter, options } = setUpBoth(draws(({ onError }) => onError(new Error('503'), 'service')));
    adapter.enter();
    await outlast(10);
    expect(adapter.get()).toMatchObject({ status: 'mounted', release: { version: '2' } });
    expect(options.watch.failed).toHaveBeenCalledWith(expect.any(Error), 'other', newer);
  });

  test('when both fail, the area says so, and a retry takes whichever works', async () => {
    const { adapter, options, sound } = setUpBoth(() => Promise.reject(new Error('boom')));
    vi.mocked(sound.mount).mockImplementation(() => {
      throw new Error('also broken');
    });
    adapter.enter();
    await settle();
    await settle();
    expect(adapter.get()).toMatchObject({ status: 'failed', failure: { reason: 'also broken' } });
    vi.mocked(sound.mount).mockImplementation(() => {});
    await Promise.all([adapter.retry(), settle()]);
    await settle();
    expect(adapter.get()).toMatchObject({ status: 'mounted', release: { version: '1' } });
    expect(options.load).toHaveBeenLastCalledWith(older, { fresh: true });
  });
});
