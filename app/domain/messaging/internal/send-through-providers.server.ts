import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { emailJsUrl, sendByEmailJs } from "#app/platform/emailjs.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type Mail, sendBySmtp } from "#app/platform/mail.server.ts";
import {
  isLaneDown,
  isNoAnswer,
  isNotOpened,
  isNotUnderstood,
  isRetryAfter,
  LaneDown,
  LimitReached,
} from "#app/platform/outbox.server.ts";
import { whileHanded } from "./hanging-providers.server.ts";
import { type EmailAccount, endTurn, giveBackQuota, noteWorking, restProvider, takeQuota } from "./take-quota.server.ts";

/** Who carried an e-mail, what that answered, and what is to be noted of the configuration. */
export type Carried = { provider: string; answer: string; alsoNote?: () => Promise<void> };

/** What the mail server of the environment is called. */
export const environmentProvider = "SMTP_URL";

/** The port that mail is handed in at. */
const submissionPort = 587;

/** A configuration that does not work is tried again after this, milliseconds: before the next probe of the lane. */
const rest = 50_000;

/** Hands an e-mail to a configuration. Rejects as its adapter does. */
function handTo(account: EmailAccount, mail: Mail): Promise<string> {
  const { kind, secret, fromAddress } = account;
  const signed = { ...mail, from: { ...mail.from, address: fromAddress ?? mail.from.address } };
  if (kind === "smtp") {
    const { smtpHost: host, smtpPort: port, smtpUser: user } = account;
    return sendBySmtp({ host: host ?? "", port: port ?? submissionPort, user: user ?? "", password: secret }, signed);
  }
  const { serviceId, templateId, publicKey, apiUrl } = account;
  const keys = { serviceId: serviceId ?? "", templateId: templateId ?? "", publicKey: publicKey ?? "", privateKey: secret };
  return sendByEmailJs({ apiUrl: apiUrl ?? emailJsUrl, ...keys }, signed);
}

/**
 * Sends an e-mail through the configuration whose turn it holds. Rejects as its adapter does, after the end of that turn; else `alsoNote`
 * ends it. A turn whose end is not noted runs out.
 */
export async function sendBy(account: EmailAccount, mail: Mail): Promise<Carried & { alsoNote: () => Promise<void> }> {
  const answer = await whileHanded(account.id, handTo(account, mail)).catch(async (problem: unknown) => {
    await endTurn(account).catch(() => undefined);
    throw problem;
  });
  return { provider: account.name, answer, alsoNote: () => noteWorking(account).catch(() => undefined) };
}

/** Why no configuration takes an e-mail now: those that rest are down, the others are full until midnight. */
async function whyNone(): Promise<Error | null> {
  const at = now();
  const active = await db.emailProvider.findMany({
    where: { isActive: true },
    select: { name: true, lastProblem: true, restingUntil: true },
    orderBy: { id: "asc" },
  });
  if (active.length === 0) return null;
  const resting = active.find(({ restingUntil }) => restingUntil !== null && restingUntil > at);
  if (resting) return new LaneDown(`${resting.name}: ${resting.lastProblem ?? "does not work"}`);
  const midnight = startOfKarachiDay(addDays(karachiDate(at), 1));
  return new LimitReached("every configuration is at its daily limit; the letter waits for midnight", midnight, "daily-number");
}

async function sendToDemo(mail: Mail): Promise<Carried> {
  const answer = env.DEMO_SMTP_URL ? await sendBySmtp({ url: env.DEMO_SMTP_URL }, mail) : "kept in the message centre alone";
  return { provider: "demo", answer };
}

/**
 * Sends an e-mail through the active configurations, one after the other. One that is down, greets nobody or is asked too much rests, and the next
 * takes the e-mail; one that may have taken it is the last that is tried, and alone counts it. The mail server of the environment takes what they cannot. In demo mode
 * the demo's mailbox takes what nobody else does; where there is none the message centre keeps it. A limit is a limit there too.
 */
export async function sendThroughProviders(mail: Mail, { isReserved }: { isReserved: boolean }): Promise<Carried> {
  const tried: number[] = [];
  let problem: Error | null = null;
  for (;;) {
    const account = await takeQuota({ isReserved, except: tried });
    if (!account) break;
    try {
      return await sendBy(account, mail);
    } catch (fault) {
      if (!(isLaneDown(fault) || isRetryAfter(fault) || isNotOpened(fault))) {
        const isPerhapsSent = isNoAnswer(fault) || isNotUnderstood(fault);
        if (!isPerhapsSent) await giveBackQuota(account.id);
        throw fault;
      }
      const until = isRetryAfter(fault) ? fault.at : new Date(now().getTime() + rest);
      await restProvider(account.id, { until, problem: fault.message });
      tried.push(account.id);
      problem = fault;
    }
  }
  if (env.SMTP_URL) return { provider: environmentProvider, answer: await sendBySmtp({ url: env.SMTP_URL }, mail) };
  problem ??= await whyNone();
  if (env.DEMO && !isRetryAfter(problem)) return sendToDemo(mail);
  if (problem) throw problem;
  throw new Error("No mail server: add a configuration or set SMTP_URL.");
}
