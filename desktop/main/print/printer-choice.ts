import { z } from "zod";
import type { PrintKind } from "#app/contract/paper.ts";
import { rollNames, sheetNames } from "./paper.ts";

/** Which printer a kind of document goes to: one of the system's (null: its default), or a receipt printer on the network. */
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
export type NetworkPrinter = Extract<PrinterChoice, { way: "network" }>;
export type SystemPrinter = Extract<PrinterChoice, { way: "system" }>;

/** Where a kind goes until somebody chooses: the system's own printer, on the paper that the kind is made for. */
export const defaultPrinter = (kind: PrintKind): SystemPrinter => ({
  way: "system",
  name: null,
  paper: kind === "slip" ? "80mm" : "a4",
});

/** Two jobs for one printer wait for each other; a receipt printer takes one connection at a time. */
export const queueOf = (choice: PrinterChoice): string =>
  choice.way === "system" ? `system ${choice.name ?? ""}` : `network ${choice.host.toLowerCase()}:${choice.port}`;
