import { z } from "zod";
import type { PrintKind } from "#app/contract/paper.ts";
import { rollNames, sheetNames } from "./paper.ts";

/** The printer of a kind of document: a system printer (null: the default one), or a receipt printer on the network. */
export const printerChoice = z.discriminatedUnion("way", [
  z.object({ way: z.literal("system"), name: z.string().max(300).nullable(), paper: z.enum(sheetNames) }),
  z.object({
    way: z.literal("network"),
    host: z
      .string()
      .max(253)
      .regex(/^[a-zA-Z0-9.:-]+$/),
    port: z.number().int().min(1).max(65_535),
    paper: z.enum(rollNames),
  }),
]);

export type PrinterChoice = z.infer<typeof printerChoice>;
export type SystemPrinter = Extract<PrinterChoice, { way: "system" }>;

/** The default of a kind: the system's default printer, with the kind's default paper. */
export const defaultPrinter = (kind: PrintKind): SystemPrinter => ({
  way: "system",
  name: null,
  paper: kind === "slip" ? "80mm" : "a4",
});

/** The spool lane of a printer: its jobs run one at a time, as a receipt printer accepts one connection. */
export const queueOf = (choice: PrinterChoice): string =>
  choice.way === "system" ? `system ${choice.name ?? ""}` : `network ${choice.host.toLowerCase()}:${choice.port}`;
