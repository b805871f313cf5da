import { done } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { type DueCampaign, lockRuns, runCampaign } from "./internal/run-campaign.server.ts";
import { afterQuiet, isQuiet } from "./schedule.ts";

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

/** Ends a campaign without sending it: one that was sent before was sent, any other was missed. */
const endMissed = (tx: Tx, id: number) => tx.$executeRaw`
  UPDATE push_notification_campaigns SET is_active = false, next_execution = NULL,
    status = CASE WHEN sent_count > 0 THEN 'sent' ELSE 'missed' END WHERE id = ${id}`;

/** Runs the campaign that has been due for longest. @returns whether there was one */
async function runNext(): Promise<boolean> {
  const outcome = await transact(async (tx) => {
    await lockRuns(tx);
    const campaign = (await tx.pushCampaign.findFirst({
      where: { isActive: true, nextExecution: { lte: now() } },
      orderBy: [{ nextExecution: "asc" }, { id: "asc" }],
    })) as Due | null;
    if (!campaign) return done(false);
    if (isMissed(campaign)) await endMissed(tx, campaign.id);
    else await runCampaign(tx, campaign);
    return done(true);
  });
  return outcome.ok && outcome.value;
}

/**
 * Sends the campaigns that are due, each once however many processes look and however long the shop stood still; in the quiet hours
 * they wait. A one-time campaign that is more than 24 hours late is marked missed. Safe to run twice.
 */
export async function runDueCampaigns(signal?: AbortSignal): Promise<void> {
  if (isQuiet(now())) return;
  const due = await db.pushCampaign.count({ where: { isActive: true, nextExecution: { lte: now() } } });
  for (let left = due; left > 0 && !signal?.aborted && (await runNext()); left--) triggerOutbox();
}
