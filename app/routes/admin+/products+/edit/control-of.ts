import type { FormValues } from "./form-values.ts";

/** What a control of the product form is given: its name, what it holds at first, and what is wrong with that. */
export type Control = { name: string; id: string; errors: string[] | undefined; defaultValue: string | undefined };

/** Gives the control of a field. */
export type ControlOf = (name: keyof FormValues) => Control;
