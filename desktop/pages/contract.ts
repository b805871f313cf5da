import { z } from "zod";
import { offlineOrders } from "#app/contract/offline-orders.ts";
import { type PrintKind, papersOf, printKinds } from "#app/contract/paper.ts";
import { printJob, printKind } from "#app/contract/print-job.ts";
import { printerChoice } from "../main/print/printer-choice.ts";

const nothing = z.null();
const address = z.object({ address: z.string().max(300) });

/** Why an address is refused as the shop's. */
export const homeProblems = ["not-an-address", "https-needed", "unreachable", "not-secure", "not-ready", "not-the-shop"] as const;

const homeAnswer = z.union([
  z.object({ isShop: z.literal(true), home: z.string() }),
  z.object({ isShop: z.literal(false), problem: z.enum(homeProblems) }),
]);

const papersFor = (kind: PrintKind): readonly string[] => papersOf[kind];

/** Requests of the window's own pages: more than the shop's pages have, as they are part of the program and load nothing. */
export const pagesRequests = {
  "read-state": {
    takes: nothing,
    gives: z.object({ lang: z.enum(["en", "ur"]), home: z.string().nullable(), version: z.string() }),
  },
  "test-home": { takes: address, gives: homeAnswer },
  /** checks the address, and on success stores it and opens the shop */
  "save-home": { takes: address, gives: homeAnswer },
  retry: { takes: nothing, gives: nothing },
  "read-list": { takes: nothing, gives: offlineOrders.nullable() },
  "list-printers": { takes: nothing, gives: z.array(z.object({ name: z.string(), label: z.string() })) },
  "read-choices": { takes: nothing, gives: z.partialRecord(z.enum(printKinds), printerChoice) },
  /** a system printer supports its own papers only; a receipt printer prints any kind on its roll */
  "choose-printer": {
    takes: z
      .object({ kind: printKind, choice: printerChoice })
      .refine(({ kind, choice }) => choice.way === "network" || papersFor(kind).includes(choice.paper)),
    gives: z.object({ isStored: z.boolean() }),
  },
  /** reads the status of a receipt printer; null: ready */
  "check-printer": { takes: z.object({ kind: printKind }), gives: printJob.shape.problem },
  "list-prints": { takes: nothing, gives: z.array(printJob) },
  "print-again": { takes: z.object({ jobId: z.string().max(60) }), gives: printJob.nullable() },
} as const;

export const pagesNotices = { "print-moved": printJob } as const;

export type PagesRequest = keyof typeof pagesRequests;
export type PagesTakes<Name extends PagesRequest> = z.infer<(typeof pagesRequests)[Name]["takes"]>;
export type PagesGives<Name extends PagesRequest> = z.infer<(typeof pagesRequests)[Name]["gives"]>;
export type HomeAnswer = z.infer<typeof homeAnswer>;
export type HomeProblem = (typeof homeProblems)[number];

/** `window.pages` in the window's own pages. */
export type PagesBridge = {
  ask<Name extends PagesRequest>(name: Name, request: PagesTakes<Name>): Promise<PagesGives<Name>>;
  on<Name extends keyof typeof pagesNotices>(
    name: Name,
    listener: (notice: z.infer<(typeof pagesNotices)[Name]>) => void,
  ): () => void;
};
