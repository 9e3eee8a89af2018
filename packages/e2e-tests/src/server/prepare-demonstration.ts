// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file
export { prepareDemonstration as default } from './demonstration.ts';
