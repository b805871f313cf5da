import { z } from "zod";
import { idField, tickField } from "#app/lib/form-fields.server.ts";
import { orderStatuses } from "./status.ts";

/** The maximum number of orders in one bulk move: what can be undone in time. */
export const maxMoved = 100;

/** `418.3` is order 418 as it stood at its version 3; without a version whatever is there is moved. */
const marked = z
  .string()
  .regex(/^[1-9]\d{0,9}(\.\d{1,9})?$/, "choice")
  .transform((text) => text.split(".").map(Number))
  .transform(([id = 0, version]) => ({ id, version: version ?? null }))
  .refine(({ id }) => id <= 2_147_483_647, "choice");

/** One mark comes as a text, several as a list; none as nothing. */
const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(maxMoved));

/**
 * Orders to be moved to a status: those marked, or instead of them `all` that a list's query finds. `paid` marks delivered orders
 * as paid as well; other statuses ignore it. `return_to` is not checked here.
 */
export const movesForm = z
  .object({
    id: list(marked),
    all: z.string().max(1000, "invalid").optional(),
    status: z.enum(orderStatuses, "choice"),
    paid: tickField,
    return_to: z.string().optional().catch(undefined),
  })
  .transform(({ paid, ...form }) => ({ ...form, isPaid: paid && form.status === "delivered" }));

/** One order of a bulk move that is undone: its version since, and its previous status. */
export const undoForm = z.object({ id: list(marked), status: list(z.enum(orderStatuses, "choice")) });

/** The newest acknowledged order. */
export const acknowledgeForm = z.object({ last: idField, return_to: z.string().optional().catch(undefined), stay: tickField });
