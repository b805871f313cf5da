import { z } from "zod";
import { idField, wholeNumberField } from "#app/lib/form-fields.server.ts";
import { maxPaisa, type Paisa } from "#app/lib/money.ts";
import { orderStatuses } from "./status.ts";

const order = { id: idField, version: idField };

/** A command of the palette upon one order as it stood at `version`, or taking one back; `amount` in paisa. */
export const paletteCommandForm = z.discriminatedUnion("command", [
  z.object({ command: z.literal("confirm"), ...order }),
  z.object({ command: z.literal("cancel"), ...order }),
  z.object({ command: z.literal("paid"), ...order }),
  z.object({ command: z.literal("undo-move"), ...order, status: z.enum(orderStatuses, "choice") }),
  z.object({
    command: z.literal("undo-paid"),
    ...order,
    amount: wholeNumberField(1, maxPaisa).transform((amount) => amount as Paisa),
  }),
]);

/** A command as it was posted. */
export type PaletteCommandForm = z.infer<typeof paletteCommandForm>;
