// Style sheets are imported for their effect or their class names; the bundler takes them along.
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
