import { done } from "#app/lib/outcome.ts";
import { afterQuiet, isQuiet } from "#app/lib/quiet-hours.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type DueCampaign, endMissed, lockRuns, runCampaign } from "./internal/run-campaign.server.ts";

const hour = 60 * 60 * 1000;

/** A one-time campaign that is later than this is not sent any more. */
const tooLate = 24 * hour;

/** A run that is later than this is that of a standstill; it goes out only while the campaign has not ended. */
const prompt = hour;

type Due = DueCampaign & { isRecurring: boolean; nextExecution: Date };

/** Whether a campaign that is due is not sent: it is over a day late, or its end has passed meanwhile. */
function isMissed({ isRecurring, nextExecution, endDate }: Due): boolean {
  const late = now().getTime() - afterQuiet(nextExecution).getTime();
  if (!isRecurring) return now().getTime() - nextExecution.getTime() > tooLate;
  return endDate !== null && now() > endDate && late > prompt;
}

/** Runs a campaign if it still is due. */
async function runOne(id: number): Promise<void> {
  const outcome = await transact(async (tx) => {
    await lockRuns(tx);
    const campaign = (await tx.pushCampaign.findFirst({ where: { ...isDue(), id } })) as Due | null;
    if (campaign) await (isMissed(campaign) ? endMissed(tx, id) : runCampaign(tx, campaign));
    return done(undefined);
  });
  if (!outcome.ok)
    log.warn({ campaign: id, refused: outcome.refusal.code }, "a push campaign was not run; it is tried again in a minute");
}

/** So many campaigns are run in one go; the next minute goes on. */
const mostAtOnce = 100;

const isDue = () => ({ isActive: true, nextExecution: { lte: now() } });

/**
 * Sends the campaigns that are due, each once however many processes look and however long the shop stood still; in the quiet hours
 * they wait. A one-time campaign that is more than 24 hours late is marked missed. One that fails stops no other. Safe to run twice.
 */
export async function runDueCampaigns(signal?: AbortSignal): Promise<void> {
  if (isQuiet(now())) return;
  const orderBy = [{ nextExecution: "asc" }, { id: "asc" }] as const;
  const due = await db.pushCampaign.findMany({ where: isDue(), orderBy: [...orderBy], select: { id: true }, take: mostAtOnce });
  for (const { id } of due) {
    if (signal?.aborted) return;
    await runOne(id).catch((problem: unknown) => log.error({ err: problem, campaign: id }, "a push campaign was not run"));
    triggerOutbox();
  }
}
