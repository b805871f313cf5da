import type { FormValues } from "./form-values.ts";

/** Props of a control of the product form: its name, its initial value, and its errors. */
export type Control = { name: string; id: string; errors: string[] | undefined; defaultValue: string | undefined };

/** Returns the props of a field's control. */
export type ControlOf = (name: keyof FormValues) => Control;
