import { Notification } from "electron";
import type { PrintJob } from "#app/contract/print-job.ts";
import { type DesktopLang, message } from "../messages/messages.ts";

/** A printer without status responses causes no notification per slip; its prints are unconfirmed in the list. */
const isNews = ({ state, problem }: PrintJob): boolean =>
  state === "failed" || (state === "unconfirmed" && problem !== "no-answer");

/** Not every system reports that a notification was closed, so the oldest are released. */
const maxShown = 30;

type Announcing = { lang: () => DesktopLang; open: () => void };

/**
 * Shows a system notification when a print failed, or may be lost: the cashier does not watch the list of prints. Successful prints are not
 * reported.
 *
 * @param open brings the list of prints
 */
export function printAnnouncer({ lang, open }: Announcing): (job: PrintJob) => void {
  const shown = new Map<string, Notification>();
  return (job) => {
    if (!isNews(job) || !Notification.isSupported()) return;
    const { id, orderId, kind, state, problem } = job;
    const words = lang();
    const title = `${message(words, "print.order", { number: String(orderId) })} · ${message(words, `kind.${kind}`)}`;
    const body = [message(words, `state.${state}`), problem && message(words, `problem.${problem}`)].filter(Boolean).join(" · ");
    const notification = new Notification({ title, body });
    notification.on("click", open);
    notification.on("close", () => shown.delete(id));
    const [oldest] = shown.keys();
    if (shown.size >= maxShown && oldest !== undefined) shown.delete(oldest);
    shown.set(id, notification); // referenced: a garbage-collected notification loses its click handler
    notification.show();
  };
}
