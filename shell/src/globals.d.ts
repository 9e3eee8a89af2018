/** Set by the build: true with `--mode development`. */
declare const IS_DEVELOPMENT: boolean;
