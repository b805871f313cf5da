/** Content security policy of the program's own pages: the files beside them. */
export const ownPagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Content security policy of a print's page: no external content, no script. */
export const printPagePolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'";
