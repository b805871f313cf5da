import { db } from "#app/platform/db.server.ts";
import { versionOf } from "./internal/save-setting.server.ts";
import { paymentsKey as key, paymentsSetting } from "./payments-setting.server.ts";

/** The payees as staff edit them, and the version that a save is compared with. Read from the database itself, never from memory. */
export async function findPayments() {
  const row = await db.setting.findUnique({ where: { key }, select: { value: true } });
  const saved = paymentsSetting.safeParse(row?.value);
  const setting = saved.success ? saved.data : paymentsSetting.parse({});
  return { setting, version: versionOf(setting) };
}
