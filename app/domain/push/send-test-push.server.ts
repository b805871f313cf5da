import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { oneLine, withoutInvisible } from "#app/lib/one-line.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { PushPayload } from "#app/lib/push-payload.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { testPushForm } from "./campaign-form.server.ts";
import { campaignTable } from "./campaigns.ts";
import { checkTexts } from "./create-campaign.server.ts";
import { pushTo } from "./internal/push-to.server.ts";

/** A test is for now, seconds. */
const seconds = 60;

/**
 * Sends what a campaign would say to the browsers of whoever writes it, past the outbox; it counts nowhere.
 *
 * @returns how many browsers took it; refused with `push.incomplete`, `push.test-no-browser`, `push.test-failed`
 */
export async function sendTestPush(
  form: z.output<typeof testPushForm>,
  { by }: { by: number },
): Promise<Outcome<{ browsers: number }>> {
  const texts = checkTexts(form, "push.incomplete");
  if (!texts.ok) return texts;
  const { title, message } = texts.value;
  const user = await db.user.findUnique({ where: { id: by }, select: { language: true, subscriptions: true } });
  if (!user || user.subscriptions.length === 0) return refused("push.test-no-browser");
  const word: PushPayload = {
    title: oneLine(title),
    body: withoutInvisible(message),
    link: "/",
    tag: "test",
    lang: user.language,
  };
  const push = { payload: JSON.stringify(word), seconds, urgency: "normal" } as const;
  const sent = await Promise.allSettled(user.subscriptions.map((browser) => pushTo(browser, push)));
  const browsers = sent.filter(({ status }) => status === "fulfilled").length;
  if (browsers === 0) {
    const problems = sent.map((one) => (one.status === "rejected" && one.reason instanceof Error ? one.reason.message : ""));
    log.warn({ problems }, "a test push was not sent");
    return refused("push.test-failed");
  }
  await recordAudit(db, { by, action: "test", entity: campaignTable.entity, id: 0 });
  return done({ browsers });
}
