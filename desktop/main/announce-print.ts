import { Notification } from "electron";
import type { PrintJob } from "#app/contract/print-job.ts";
import { type DesktopLang, message } from "../messages/messages.ts";

/** A printer that never says a word is no news at every slip; its prints are unconfirmed in the list. */
const isNews = ({ state, problem }: PrintJob): boolean =>
  state === "failed" || (state === "unconfirmed" && problem !== "no-answer");

/** Not every system says that a notification was closed, so of a long day the oldest are let go. */
const mostShown = 30;

type Announcing = { lang: () => DesktopLang; open: () => void };

/**
 * Says with a notification of the system when a print failed, or may be lost: whoever pressed the key looks at the till and
 * not at a list of prints. What goes well is not told.
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
    if (shown.size >= mostShown && oldest !== undefined) shown.delete(oldest);
    shown.set(id, notification); // held on to: a collected notification forgets its click
    notification.show();
  };
}
