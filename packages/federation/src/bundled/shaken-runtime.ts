// Takes the place of the CommonJS file that the federation plugin asks for by its path: see build/replaced-modules.ts.
// oxlint-disable-next-line import/no-default-export -- the federation plugin imports the default of its runtime
export { default } from '@module-federation/webpack-bundler-runtime';
