import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;
const guide = readFileSync(inRepository('packages/docs/guides/behind-a-proxy.md'), 'utf8');
const [, lines = ''] = /```nginx\n([\s\S]*?)```/.exec(guide) ?? [];

test('the guide has lines for nginx that take the largest upload, forget a failure quickly and work before nginx 1.25', () => {
  expect(lines).toMatch(/server 127\.0\.0\.1:4000 fail_timeout=1s;/);
  expect(lines).toMatch(/client_max_body_size 26m;/);
  expect(lines).toMatch(/listen 443 ssl http2;/);
  expect(lines).not.toMatch(/http2 on;/);
});

test.runIf(hasNginx)('nginx loads the lines of the guide', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-nginx-'));
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=experts.example.org',
        '-keyout',
        'site.key',
        '-out',
        'site.pem',
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    const site = lines
      .replace('/etc/ssl/experts.example.org.pem', path.join(folder, 'site.pem'))
      .replace('/etc/ssl/experts.example.org.key', path.join(folder, 'site.key'));
    const configuration = `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`;
    writeFileSync(path.join(folder, 'nginx.conf'), configuration);
    const { status, stderr } = spawnSync(
      'nginx',
      ['-t', '-p', folder, '-c', path.join(folder, 'nginx.conf')],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
