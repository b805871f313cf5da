import { db } from "#app/platform/db.server.ts";

/** Templates on the page; nobody keeps more. */
const most = 200;

const select = { id: true, name: true, category: true, titleTemplate: true, messageTemplate: true } as const;

/** A template that a push may begin with. */
export type PushTemplate = { id: number; name: string; category: string; titleTemplate: string; messageTemplate: string };

/** The active templates by name (B7.21). */
export const listTemplates = (): Promise<PushTemplate[]> =>
  db.notificationTemplate.findMany({ where: { isActive: true }, select, orderBy: [{ name: "asc" }, { id: "asc" }], take: most });

/** An active template; null when there is none of that number. */
export const findTemplate = (id: number): Promise<PushTemplate | null> =>
  db.notificationTemplate.findFirst({ where: { id, isActive: true }, select });
