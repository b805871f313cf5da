/**
 * The backup file: gzip of UTF-8 lines, each a JSON value, distinguished by its first character.
 *
 *     {"backup":"taaza-mandi","format":1,"app":"0.1.0","taken":"2026-11-20T09:00:00.000Z","migrations":["20261120090000_the_shop",…]}
 *     {"upload":"products/1763635374123.webp"}
 *     "UklGRi…"                           its bytes, base64, in pieces
 *     {"bytes":48120,"sha256":"…"}        of the bytes
 *     {"table":"products","columns":["category_id","company_name",…]}
 *     ["3",null,…]                        a row: each value as PostgreSQL writes it, in ISO dates and UTC
 *     {"rows":495,"sha256":"…"}           of the row lines, line ends included
 *     {"sequences":{"products_id_seq":["495",true],…}}
 *     {"end":true,"sha256":"…"}           of all lines that begin with a brace, line ends included
 *
 * Tables come in the order of their names and rows in that of their keys, so equal shops make equal lines.
 */
export type Header = { backup: "taaza-mandi"; format: 1; app: string; taken: string; migrations: string[] };

/** What ends a table or an upload: how much came (rows or bytes) and its checksum, hex. */
export type Seal = { amount: number; sha256: string };

/** Where each sequence stands: its last value and whether that was given out already. */
export type Sequences = Record<string, [value: string, isCalled: boolean]>;

/** What a backup is, once it was read to its end and found whole. */
export type Contents = { header: Header; tables: Map<string, Seal>; uploads: Seal[] };

/** A reason for the operator, in one sentence or two, why nothing was done. */
export class Refused extends Error {}
