import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { PermissionKey } from "#app/domain/team/permissions.ts";
import { orNull, textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { notifyRightsChanged } from "#app/platform/order-events.server.ts";
import { asSuperAdmin } from "./as-super-admin.server.ts";
import { permissionLevels, sectionKeyField } from "./grant-permission.server.ts";

/** Which permission of a person is taken back, and why (B §7). */
export const revokeForm = z.object({
  section_key: sectionKeyField,
  permission_level: z.enum(permissionLevels, "choice"),
  reason: textField(500).optional().transform(orNull),
});

type Revocation = z.output<typeof revokeForm> & { userId: number; by: number };

/**
 * Takes back a member's individual permission of one section and level, expired or not; their open event streams check their rights at
 * once. Refused with `team.revoke-denied`, `team.no-grant` where it is not held, `busy`.
 */
export const revokePermission = ({ userId, by, ...form }: Revocation): Promise<Outcome<{ section: PermissionKey }>> =>
  asSuperAdmin(by, "team.revoke-denied", async (tx) => {
    const { section_key: sectionKey, permission_level: level, reason } = form;
    const { count } = await tx.permissionGrant.updateMany({
      where: { userId, sectionKey, level, revokedAt: null },
      data: { revokedAt: now(), revokeReason: reason },
    });
    if (count === 0) return refused("team.no-grant");
    await notifyRightsChanged(tx);
    await recordAudit(tx, {
      ...{ by, action: "revoke", entity: "member", id: userId },
      before: { permission: `${sectionKey} ${level}`, reason: null },
      after: { permission: null, reason },
    });
    return done({ section: sectionKey });
  });
