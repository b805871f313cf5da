import { withRules } from "#app/domain/resource/staff-table.ts";
import { done, refused } from "#app/lib/outcome.ts";
import { afterQuiet } from "#app/lib/quiet-hours.ts";
import { now } from "#app/platform/clock.server.ts";
import { campaignTable } from "./campaigns.ts";
import { type DueCampaign, endMissed, scheduleOf } from "./internal/run-campaign.server.ts";
import { nextOccurrence } from "./schedule.ts";

/** When a campaign goes on that is resumed now; null when nothing of it is left. */
function resumedAt(campaign: DueCampaign & { nextExecution: Date | null }): Date | null {
  const { nextExecution } = campaign;
  return nextExecution && afterQuiet(nextExecution) > now() ? nextExecution : nextOccurrence(scheduleOf(campaign), now());
}

/**
 * The campaigns with what resuming one means: what was skipped during the pause stays skipped, and one with nothing left to send
 * cannot be resumed (`push.over`).
 */
export const campaignRows = withRules(campaignTable, {
  async check(_, { before, after }) {
    const isResumed = before !== null && after.isActive && !before.isActive;
    return isResumed && resumedAt(after) === null ? refused("push.over") : done(undefined);
  },
  async after(tx, { before, after }) {
    if (!after.isActive || before?.isActive) return;
    const next = resumedAt(after);
    if (next) await tx.pushCampaign.update({ where: { id: after.id }, data: { nextExecution: next } });
    else await endMissed(tx, after.id); // out of the bin, and over by now
  },
});
