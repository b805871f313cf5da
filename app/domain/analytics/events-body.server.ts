import { z } from "zod";
import { lineField } from "#app/lib/form-fields.server.ts";

/** The most events one body may bring (A7.10). */
const maxEvents = 10;

/** A word of ours: what happened, or the name of a parameter. */
const word = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const number = z.number().min(-1e12).max(1e12);

/** Where it happened: the path alone. What stands behind it may be a secret, such as the token of a new password. */
const page = z
  .string()
  .max(4000)
  .transform((address) => (URL.canParse(address, "http://shop") ? new URL(address, "http://shop").pathname.slice(0, 300) : "/"));

/** What looks like an e-mail address or a phone number, typed where it does not belong, is not stored. */
const isPersonal = (text: string): boolean => /@|(\d[\s-]?){7}/.test(text);
const label = lineField(200).transform((text) => (isPersonal(text) ? null : text));

const event = z.object({
  event: word,
  category: lineField(60).nullish(),
  action: lineField(60).nullish(),
  label: label.nullish(),
  value: number.nullish(),
  page_url: page.nullish(),
  custom_parameters: z
    .record(word, z.union([label, number, z.boolean()]))
    .refine((parameters) => Object.keys(parameters).length <= 10)
    .nullish(),
});

/** A batch of events as browsers send it (A7.09): who, when and with what browser is never taken from it. */
export const eventsBody = z.object({ events: z.array(event).min(1).max(maxEvents) });

/** One event of a visitor. */
export type VisitEvent = z.output<typeof event>;
