// Browser and server both have them; the library that is common to both names neither.
declare class URLSearchParams {
  constructor(init?: string);
  readonly size: number;
  append(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  keys(): IterableIterator<string>;
  toString(): string;
}
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly searchParams: URLSearchParams;
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly username: string;
  readonly password: string;
}
