import { readRetryAfter } from "#app/lib/retry-after.ts";
import { now } from "./clock.server.ts";
import type { Mail } from "./mail.server.ts";
import { LaneDown, NoAnswer, NotUnderstood, RetryAfter, Undeliverable } from "./outbox.server.ts";
import { type FailedCall, type FetchedResponse, safeFetch } from "./safe-fetch.server.ts";

/** An account of a service that takes e-mails over HTTP as EmailJS does. `privateKey` is "" where the account needs none. */
export type EmailJsAccount = { apiUrl: string; serviceId: string; templateId: string; publicKey: string; privateKey: string };

/** Where EmailJS itself is. */
export const emailJsUrl = "https://api.emailjs.com";

/** What an e-mail is called in the service's template. */
const paramsOf = ({ from, to, subject, text, html, replyTo }: Mail) => ({
  to_email: to.join(", "),
  from_name: from.name.replace(/[\r\n]+/g, " "),
  reply_to: (replyTo ?? from).address,
  subject: subject.replace(/[\r\n]+/g, " "),
  message: text,
  message_html: html,
});

/** Refusals that name the account rather than the e-mail: its ids, its keys, its plan. */
const ofAccount = /account|public key|private key|user[ _]?id|service|template|non-browser|api calls/i;

/** What an answer other than taken means for the outbox. */
function problemOf(answer: FetchedResponse): Error {
  const { status, text } = answer;
  const message = `the service answered ${status}: ${text.slice(0, 200)}`;
  if (status === 401 || status === 403) return new LaneDown(message);
  if (status === 429 || status === 503) {
    const at = readRetryAfter(answer.headers["retry-after"], now());
    return at ? new RetryAfter(message, at) : new Error(message);
  }
  const isTaken = status >= 200 && status < 300 && !/^\s*</.test(text);
  if (status < 400) return isTaken ? new NoAnswer(message) : new NotUnderstood(message);
  if (![400, 404, 410, 412, 422].includes(status)) return new Error(message);
  return ofAccount.test(text) ? new LaneDown(message) : new Undeliverable(message);
}

/** System errors of a connection that was never opened: nothing was sent. */
const unreachable = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "EREFUSED"]);

const isUnreachable = (problem: unknown): boolean => {
  const { code = "" } = problem as { code?: string };
  return unreachable.has(code) || /^(ERR_TLS|ERR_SSL|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code);
};

/**
 * Hands an email to the service. Rejects with `LaneDown` when the account or the address is refused or nobody answers there, with
 * `RetryAfter` when it is asked too much, with `Undeliverable` when it never takes this e-mail, with `NoAnswer` when it perhaps took it;
 * else a retry makes sense.
 *
 * @returns what the service answered
 */
export async function sendByEmailJs({ apiUrl, ...account }: EmailJsAccount, mail: Mail): Promise<string> {
  const { serviceId, templateId, publicKey, privateKey } = account;
  const body = JSON.stringify({
    ...{ service_id: serviceId, template_id: templateId, user_id: publicKey },
    ...(privateKey && { accessToken: privateKey }),
    template_params: paramsOf(mail),
  });
  const headers = {
    ...{ "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) },
    "Idempotency-Key": mail.id,
  };
  const answer = await safeFetch(new URL("/api/v1.0/email/send", apiUrl), { method: "POST", headers, body }).catch(
    (problem: unknown) => {
      const { message, written, status = 0 } = problem as FailedCall;
      if (isUnreachable(problem)) throw new LaneDown(message);
      throw written && status < 300 ? new NoAnswer(`the service did not answer: ${message}`) : problem;
    },
  );
  if (answer.status === 200 && /^"?OK"?$/i.test(answer.text.trim())) return "200 OK";
  throw problemOf(answer);
}
