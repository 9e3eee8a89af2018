import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRepository } from '../repository.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('packages/e2e-tests/');

/** Returns why a file that saves CSV is wrong: Excel reads one without a byte order mark in the code page of the machine. */
export const unmarkedCsvFaults = (file: string, text: string): string[] =>
  !isTest(file) && /\bnew Blob\(/.test(text) && text.includes('text/csv') && !text.includes('csvFileMark')
    ? [`${file} saves CSV without 'csvFileMark', so Excel garbles its accents. Begin the file with it.`]
    : [];

/** Every CSV file that a page saves begins with a byte order mark. */
export const unmarkedCsv = (): string[] =>
  globSync('{shell,mf-*,packages}/**/*.{ts,tsx}', {
    cwd: inRepository('.'),
    exclude: (name) => /^(node_modules|dist|test-results|coverage|\..+)$/.test(basename(name)),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => unmarkedCsvFaults(file, readFileSync(inRepository(file), 'utf8')));
