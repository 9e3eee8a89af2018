/** The journal of a database that was migrated before the migrations became one baseline: name and SHA-256 of each. */
const journal: readonly [string, string][] = [
  ['extensions', 'fd23218287acb26fc142b8f63777a7d09e130b85fd5df9dc66c544012e904158'],
  ['tables', 'd5f2633d9c67c3e9ce983b2f0493f1116da4658ea0efa27c120865bb6f47cb2d'],
  ['guards', '156d0de033b7b736f2cc7f7789d9c0e43ed00aaa6e3f158371def4ba9fae0933'],
  ['identity', '744acfb616d9dcf863dec5243762cbb7e9f567918ca76a2fbbebeac70f019872'],
  ['accounts', '449f80a3b54efb4121db031c8658d394603ea85aeb552fa1de18e8b5a18b75af'],
  ['sso', 'cb0fda7017c12f3ad63cfd3b8fe85ae6f39426466c141f15f1468b03e9facd86'],
  ['factors', '167a16c7b79b6363f88b1d82f2df289e8c2d1b0c7ca37dc33cf61926bf8e40f2'],
  ['bookmark_lists', 'cb34d991f026a404e455b7cee2caa7043b39f3bb2dbc855eac0585c78ae09388'],
  ['search', 'd8b0da04c0c288b34586bd1fb8850b765d81dfdfbe2b21f651e2b4287fcfe26d'],
  ['search_slices', 'ba7a2557fc629dd4c05aba2e831580c9a58523f7c3ae5e0aa9dc38c83ca4b06b'],
  ['saved_searches', 'f17a66ea9b1af818e7273cca4156433e18e2c9660a63af698c3cd96f6d195596'],
  ['row_level_security', '6a17736c34eced4ebf6da0a864a2a2bcfa0b803576e905ba70aa5a551e4a93a4'],
  ['search_steady', '3fd183144af53e4f51093b000143005c0e566cd07f90727e41ee533625783a48'],
  ['releases', '071047db71d66b286023b9b9639bd638ea935b19981570b740fc4929f3facce3'],
  ['platform', '8b7796fca2dc3354639e215cf272fcb4bf4590339ca54d646ff007a0e593cabc'],
  ['session_changes', '64f68549546d2d255fdfaac936f0ef94681f0b02f55688aa6a91f5b6973e540b'],
  ['profile_indexing', '8f91aed55c7c4e09d005221aa4fc3f40d067fd6ab245c95fb8a44ea6f4fb646f'],
  ['name_pairs', 'c0a932e9df1fa77beb84311d45e7d8d66159bb94c7844037bd75763a9ef46906'],
  ['release_trust', '6ed84ebba627b8034878aa6e951a66c67a15d91fc84d6d1ecd169d1ff81bc267'],
];

export const formerMigrations = journal.map(([name, checksum], number) => ({ number, name, checksum }));
