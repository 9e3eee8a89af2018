// Style sheets are imported for their effect; the bundler takes them along with the module that needs them.
declare module '*.css';
