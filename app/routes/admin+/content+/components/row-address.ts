/** A list of Content with something open above it: an editor, or what happened to a row. */
export const rowAddress = (list: string, open: "edit" | "history", row: number | "new"): string =>
  `${list}${list.includes("?") ? "&" : "?"}${open}=${row}`;
