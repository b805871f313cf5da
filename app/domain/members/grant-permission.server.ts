import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { type PermissionKey, permissionKeys } from "#app/domain/team/permissions.ts";
import { addDays, karachiDate, startOfKarachiDay } from "#app/lib/dates.ts";
import { dateField, orNull, textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";

/** The levels of a section's permission (B §6). */
export const permissionLevels = ["view", "edit"] as const;

/** A section's key as forms carry it, "delivery-zones" or "delivery_zones"; comes out as the permission's. */
export const sectionKeyField = z
  .string()
  .transform((key) => key.replaceAll("-", "_"))
  .pipe(z.enum(permissionKeys, "choice"));

/**
 * A section's permission for one person (B §7). The section and its level may be missing here: that both are needed is one sentence
 * above the form. `expires_at` is the last day on which it holds, a date in Karachi.
 */
export const grantForm = z.object({
  section_key: sectionKeyField.optional(),
  permission_level: z.enum(permissionLevels, "choice").optional(),
  expires_at: dateField.optional().transform(orNull),
  notes: textField(500).optional().transform(orNull),
});

type Grant = z.output<typeof grantForm> & { userId: number; by: number };

/**
 * Gives a member the permission of a section, until the end of a day or for good; it takes the place of one of the same section and
 * level. Refused with `team.no-section`, `team.past-expiry` (at `expires_at`), `team.grant-denied`, `team.not-member`, `busy`.
 */
export async function grantPermission({ userId, by, ...form }: Grant): Promise<Outcome<{ section: PermissionKey }>> {
  const { section_key: sectionKey, permission_level: level, expires_at: lastDay, notes } = form;
  if (!sectionKey || !level) return refused("team.no-section");
  const at = now();
  if (lastDay && lastDay < karachiDate(at)) return refused("team.past-expiry", { field: "expires_at" });
  const expiresAt = lastDay ? startOfKarachiDay(addDays(lastDay, 1)) : null;
  return asSuperAdmin(by, "team.grant-denied", async (tx) => {
    const member = await tx.user.findUnique({ where: { id: userId, role: { not: null } }, select: { id: true } });
    if (!member) return refused("team.not-member");
    const held = await tx.permissionGrant.findFirst({ where: { userId, sectionKey, level, revokedAt: null } });
    await tx.permissionGrant.updateMany({ where: { userId, sectionKey, level, revokedAt: null }, data: { revokedAt: at } });
    await tx.permissionGrant.create({
      data: { userId, sectionKey, level, expiresAt, notes, grantedById: by, createdAt: at },
    });
    await recordAudit(tx, {
      ...{ by, action: "grant", entity: "member", id: userId },
      before: held ? permissionText(sectionKey, level, held.expiresAt?.toISOString() ?? null, held.notes) : { permission: null },
      after: permissionText(sectionKey, level, expiresAt?.toISOString() ?? null, notes),
    });
    return done({ section: sectionKey });
  });
}

/** A permission as the audit log has it. */
const permissionText = (section: PermissionKey, level: string, expires: string | null, notes: string | null) => ({
  permission: `${section} ${level}`,
  expires_at: expires,
  notes,
});
