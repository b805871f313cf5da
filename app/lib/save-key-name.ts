/** The name of a form's save key; no field of a schema has a hyphen, so that it is none of any form's. */
export const saveKeyName = "save-key";
