import { db } from "#app/platform/db.server.ts";

/** So many are listed (B7.19). */
const most = 20;

const select = {
  ...{
    id: true,
    title: true,
    targetAudience: true,
    scheduleType: true,
    isRecurring: true,
    isActive: true,
    nextExecution: true,
    status: true,
  },
  ...{ sentCount: true, errorMessage: true, createdAt: true },
} as const;

/** The latest campaigns, the newest first (B7.19). */
export const listLatestCampaigns = () =>
  db.pushCampaign.findMany({ select, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: most });

/** One of them. */
export type LatestCampaign = Awaited<ReturnType<typeof listLatestCampaigns>>[number];
