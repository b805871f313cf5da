import { z } from "zod";
import { orderDocument } from "./document.ts";
import { offlineOrders } from "./offline-orders.ts";
import { type PaperName, papers, printKinds } from "./paper.ts";
import { printJob, printKind } from "./print-job.ts";

/** An address of the back office as its own links write it; anything else is no place for the window to go. */
export const adminPath = z
  .string()
  .max(500)
  .regex(/^\/admin(?:[/?#][^\\\s]*)?$/);

const sentence = z.string().min(1).max(300);
const orderId = z.number().int().positive();
const nothing = z.null();
const paper = z.enum(Object.keys(papers) as [PaperName, ...PaperName[]]);

const menu = z.object({
  lang: z.enum(["en", "ur"]),
  brand: sentence,
  groups: z
    .array(z.object({ label: sentence, sections: z.array(z.object({ label: sentence, path: adminPath })).max(60) }))
    .max(20),
});

/**
 * All requests of the back office to its desktop window, with their parameters and results. The window validates both, and the
 * sender. A new request is an entry here and a handler in desktop/main/shop-requests.ts; the types hold the rest.
 */
export const desktopRequests = {
  /** names the sections that this person may open, in their language */
  "set-menu": { takes: menu, gives: nothing },
  /** how many orders wait, as a number for the badge and as a sentence for the tray */
  "show-pending": { takes: z.object({ count: z.number().int().min(0).max(99_999), label: sentence }), gives: nothing },
  /** a native notification; an order is announced once, however often it is requested */
  "announce-order": { takes: z.object({ orderId, title: sentence, body: sentence }), gives: nothing },
  /**
   * Takes a document into the spool. `key` names the wish: the same key is printed once. `copy` is the number of the
   * DUPLICATE stamp that the document bears already, 0 for none. `opensDrawer` pulses the cash drawer of a receipt printer.
   */
  print: {
    takes: z.object({
      key: z.string().min(8).max(100),
      orderId,
      kind: printKind,
      copy: z.number().int().min(0).max(999),
      opensDrawer: z.boolean(),
      /** what `html` is laid out for */
      paper,
      document: orderDocument,
      /** the same document as a page of its own, for printers of the system */
      html: z.string().min(1).max(1_000_000),
    }),
    gives: printJob,
  },
  /** the paper in the printer that is chosen for each kind of document */
  "read-papers": { takes: nothing, gives: z.partialRecord(z.enum(printKinds), paper) },
  /** the newest 200 prints of this machine, newest first */
  "list-prints": { takes: nothing, gives: z.array(printJob).max(200) },
  /**
   * Prints again what failed, or a stamped copy of what may be on paper already; null: no such print. The copy is counted here
   * alone, so a page requests it only when the server is unreachable.
   */
  "print-again": { takes: z.object({ jobId: z.string().max(60) }), gives: printJob.nullable() },
  /** saves the last list, to be read when the shop cannot be reached */
  "keep-list": { takes: offlineOrders, gives: nothing },
  /** opens the window's own page of printers and prints */
  "open-printers": { takes: nothing, gives: nothing },
  /** pulses the cash drawer at the printer of slips; false: there is none that could */
  "open-drawer": { takes: nothing, gives: z.object({ isOpened: z.boolean() }) },
} as const;

/** The notices that the window sends to the back office. */
const desktopNotices = {
  /** the menu, the tray, a notification or a link wants this page */
  "open-path": adminPath,
  /**
   * A user requested another copy of the print `key`, which may be on paper: the page has the server count it and requests its
   * print, or `print-again` of `jobId` when the server does not answer.
   */
  reprint: z.object({ jobId: z.string().max(60), key: z.string().max(100), paper, lang: z.enum(["en", "ur"]) }),
  /** a print was taken, sent, or went wrong */
  "print-moved": printJob,
} as const;

/** The name of a request. */
export type RequestName = keyof typeof desktopRequests;
/** What a request carries. */
export type Takes<Name extends RequestName> = z.infer<(typeof desktopRequests)[Name]["takes"]>;
/** What a request is answered with. */
export type Gives<Name extends RequestName> = z.infer<(typeof desktopRequests)[Name]["gives"]>;
/** The name of a notice. */
export type NoticeName = keyof typeof desktopNotices;
/** What a notice carries. */
export type DesktopNotice<Name extends NoticeName> = z.infer<(typeof desktopNotices)[Name]>;

/** `window.taaza` in the desktop window; in a browser there is none. A refused request rejects. */
export type DesktopBridge = {
  ask<Name extends RequestName>(name: Name, request: Takes<Name>): Promise<Gives<Name>>;
  /** @returns unsubscribes */
  on<Name extends NoticeName>(name: Name, listener: (notice: DesktopNotice<Name>) => void): () => void;
};
