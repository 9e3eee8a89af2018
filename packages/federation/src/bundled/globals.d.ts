/** Read by the bundler's runtime when it inserts style sheets and scripts. */
declare let __webpack_nonce__: string;
