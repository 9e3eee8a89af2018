import { execFileSync } from 'node:child_process';

/** Memory that a process holds, in MiB. */
export const residentOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1024;
