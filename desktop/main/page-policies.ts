/** What the program's own pages may load: the files beside them. */
export const ownPagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What the page of a print may load: nothing that is not in it, and no script at all. */
export const printPagePolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'";
