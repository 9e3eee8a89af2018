import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MountProps, Remote } from '@rostrum/remote-runtime';
import { createRemote, limits, never, only, outlast, settle, setUp } from '../testing/adapter-set-up.ts';
import { fakeRelease } from '../testing/fake-release.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('mounts in a container of its own and leaves nothing behind', async () => {
  const remote = createRemote();
  const { adapter, host } = setUp(remote);
  adapter.enter();
  expect(adapter.get().status).toBe('loading');
  await settle();
  expect(adapter.get()).toMatchObject({ status: 'mounted', release: { version: '1' } });
  expect(host).toHaveTextContent(/^People$/);

  adapter.leave();
  expect(adapter.get().status).toBe('idle');
  expect(host.childElementCount).toBe(0);
  expect(remote.unmount).toHaveBeenCalledOnce();
});

describe('a faulty area', () => {
  const faults: [string, Remote | (() => Promise<Remote>), kind: string][] = [
    ['throws at import', () => Promise.reject(new Error('boom')), 'load'],
    ['never loads', never, 'load'],
    [
      'throws in mount',
      createRemote({
        mount: () => {
          throw new Error('boom');
        },
      }),
      'mount',
    ],
    ['never finishes mounting', createRemote({ mount: never as unknown as Remote['mount'] }), 'mount'],
  ];

  test.each(faults)(
    'that %s shows a failure, lets the page move on and recovers on retry',
    async (_, fault, kind) => {
      const { adapter, host, load, options } = setUp(fault);
      adapter.enter();
      await outlast(limits.load + limits.mount);
      expect(adapter.get()).toMatchObject({ status: 'failed', failure: { kind } });
      expect(host.childElementCount).toBe(0);

      adapter.leave();
      expect(adapter.get().status).toBe('idle');
      adapter.enter();
      await outlast(limits.load + limits.mount);
      expect(adapter.get().status).toBe('failed');

      load.mockImplementation(async () => createRemote());
      await Promise.all([adapter.retry(), settle()]);
      await settle();
      expect(options.refreshRegistry).toHaveBeenCalled();
      expect(load).toHaveBeenLastCalledWith(expect.anything(), { fresh: true });
      expect(adapter.get()).toMatchObject({ status: 'mounted' });
      expect(adapter.get().failure).toBeUndefined();
      expect(host.childElementCount).toBe(1);
    },
  );

  test('that React takes off the screen fails; one that its own boundary caught stays', async () => {
    const seen: MountProps[] = [];
    const { adapter, host, options } = setUp(createRemote({ mount: (props) => void seen.push(props) }));
    adapter.enter();
    await settle();
    seen[0]?.onError(new Error('caught'), 'boundary');
    await settle();
    expect(adapter.get().status).toBe('mounted');
    seen[0]?.onError(new Error('uncaught'), 'root');
    await settle();
    expect(adapter.get()).toMatchObject({
      status: 'failed',
      failure: { kind: 'render', reason: 'uncaught' },
    });
    expect(host.childElementCount).toBe(0);
    expect(options.watch.failed).toHaveBeenCalledTimes(2);
  });

  test('that fails while it is mounting is not mounted afterwards', async () => {
    const { adapter } = setUp(
      createRemote({ mount: ({ onError }) => onError(new Error('first render'), 'root') }),
    );
    adapter.enter();
    await settle();
    expect(adapter.get()).toMatchObject({ status: 'failed', failure: { kind: 'render' } });
  });

  test('that never unmounts leaves at once, and its root is ended for it', async () => {
    const remote = createRemote({
      mount: ({ container, createRoot }) => void createRoot(container),
      unmount: never as unknown as Remote['unmount'],
    });
    const { adapter, host, root, options } = setUp(remote);
    adapter.enter();
    await settle();
    adapter.leave();
    expect(host.childElementCount).toBe(0);
    expect(root.unmount).not.toHaveBeenCalled();
    await outlast(limits.unmount);
    expect(root.unmount).toHaveBeenCalledOnce();
    expect(options.watch.failed).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'TimeoutError' }),
      'unmount',
      expect.anything(),
    );
  });

  test('that throws in unmount leaves all the same', async () => {
    const { adapter, host, options } = setUp(
      createRemote({
        unmount: () => {
          throw new Error('boom');
        },
      }),
    );
    adapter.enter();
    await settle();
    adapter.leave();
    await settle();
    expect(host.childElementCount).toBe(0);
    expect(options.watch.failed).toHaveBeenCalledOnce();
  });
});

test('a release that the gate refuses is never loaded', async () => {
  const { adapter, load } = setUp(createRemote(), {
    choose: () => ({ release: fakeRelease('people'), refusal: 'needs host API ^2.0.0' }),
  });
  adapter.enter();
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(adapter.get()).toMatchObject({
    status: 'failed',
    failure: { kind: 'refused', reason: 'needs host API ^2.0.0' },
  });
});

test('a release that was replaced while the page was open gives way to the new one without a failure', async () => {
  let version = '1';
  const { adapter, load } = setUp(createRemote(), {
    choose: only(() => fakeRelease('people', { version })),
    refreshRegistry: async () => (version = '2'),
  });
  load.mockRejectedValueOnce(new Error('404'));
  adapter.enter();
  await settle();
  expect(adapter.get()).toMatchObject({ status: 'mounted', release: { version: '2' } });
  expect(load).toHaveBeenCalledTimes(2);
});

test('an area that the registry has lost fails with a reason', async () => {
  const { adapter } = setUp(createRemote(), { choose: () => undefined });
  adapter.enter();
  await settle();
  expect(adapter.get()).toMatchObject({ status: 'failed', failure: { kind: 'load' } });
});

test('a load that ends after the page has moved on is dropped', async () => {
  let arrive: (remote: Remote) => void = () => {};
  const late = createRemote();
  const { adapter, host } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  adapter.enter();
  adapter.leave();
  arrive(late);
  await settle();
  expect(late.mount).not.toHaveBeenCalled();
  expect(host.childElementCount).toBe(0);
  expect(adapter.get().status).toBe('idle');
});

test('ten quick switches end with one container', async () => {
  const { adapter, host } = setUp(createRemote());
  for (let round = 0; round < 10; round += 1) {
    adapter.enter();
    if (round % 2 === 0) await settle();
    adapter.leave();
  }
  adapter.enter();
  await settle();
  expect(host.childElementCount).toBe(1);
});

test('retry does nothing unless the area has failed, and leaving during a retry ends it', async () => {
  const { adapter, options, load } = setUp(createRemote());
  adapter.enter();
  await settle();
  await adapter.retry();
  expect(options.refreshRegistry).not.toHaveBeenCalled();

  load.mockRejectedValueOnce(new Error('boom'));
  adapter.leave();
  adapter.enter();
  await settle();
  const retried = adapter.retry();
  adapter.leave();
  await retried;
  await settle();
  expect(adapter.get().status).toBe('idle');
});

test('keeps saying what failed while it tries again', async () => {
  const { adapter, load } = setUp(() => Promise.reject(new Error('boom')));
  adapter.enter();
  await settle();
  load.mockImplementation(never);
  void adapter.retry();
  await settle();
  expect(adapter.get()).toMatchObject({ status: 'loading', failure: { reason: 'boom' } });
});
