import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { isPayable } from "#app/domain/settings/payments-setting.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { readRows, sql, transact } from "#app/platform/db.server.ts";

/** The steps that set up a new shop, in their order. */
export const setupSteps = ["shop", "payees", "categories", "products", "zones", "staff"] as const;

/** A step of the set-up, done as soon as the shop has what it is about. */
export type SetupStep = { kind: (typeof setupSteps)[number]; isDone: boolean };

/** The settings have a row of this key once somebody dismissed the guide. */
const key = "setup_guide";

type Facts = Record<"dismissed" | "categories" | "products" | "zones" | "staff", boolean>;

/** The steps of the set-up as the shop stands; null once all are done, or the guide was dismissed. */
export async function findSetupGuide(): Promise<SetupStep[] | null> {
  const [{ shop, payments }, [facts]] = await Promise.all([
    findShopSettings(),
    readRows<Facts>(sql`
      SELECT EXISTS (SELECT FROM settings WHERE key = ${key}) AS dismissed, EXISTS (SELECT FROM categories) AS categories,
        EXISTS (SELECT FROM products WHERE status = 'active') AS products, EXISTS (SELECT FROM delivery_zones) AS zones,
        (SELECT count(*) > 1 FROM (SELECT FROM users WHERE role IS NOT NULL AND blocked_at IS NULL LIMIT 2) AS members)
          OR EXISTS (SELECT FROM team_invites WHERE expires_at > ${now()} AND withdrawn_at IS NULL) AS staff`),
  ]);
  if (!facts || facts.dismissed) return null;
  const isDone = {
    ...facts,
    shop: shop.address !== "" && (shop.phone !== "" || shop.whatsapp !== ""),
    payees: transferMethods.some((method) => isPayable(payments[method])),
  };
  const steps = setupSteps.map((kind) => ({ kind, isDone: isDone[kind] }));
  return steps.every((step) => step.isDone) ? null : steps;
}

/** Dismisses the guide for everybody; a second call changes nothing. */
export function dismissSetupGuide(by: number): Promise<Outcome<void>> {
  return transact<void>(async (tx) => {
    const at = now();
    const { count } = await tx.setting.createMany({
      data: [{ key, value: {}, updatedAt: at, updatedBy: by }],
      skipDuplicates: true,
    });
    if (count > 0) await recordAudit(tx, { by, action: "dismiss", entity: "setting", id: key });
    return done(undefined);
  });
}
