import { inviteMismatch } from "#app/domain/members/accept-invite.server.ts";
import { findInvite } from "#app/domain/members/invites.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";

/**
 * What an invite to the team says: who invites to what, or why it does not count, or not for this account; each null where the other
 * stands. `confirm` is the account's own address where that is to be confirmed first.
 *
 * @param userId the account that would join; null for a visitor
 */
export async function readInvitation(
  token: string,
  lang: Lang,
  userId: number | null,
): Promise<{ what: string | null; over: string | null; confirm: string | null }> {
  const [invite, { shop }] = await Promise.all([findInvite(token), findShopSettings()]);
  const say = translator(lang, refusals);
  if (!invite) return { what: null, over: say("team.invite-over"), confirm: null };
  const mismatch = userId === null ? null : await inviteMismatch(invite, userId);
  if (mismatch) {
    const { code, email } = mismatch;
    return { what: null, over: say(code), confirm: code === "team.invite-unproved" ? email : null };
  }
  const role = translator(lang, admin)(`role.${invite.role}`);
  const what = translator(lang, adminTeam)("join.what", { name: invite.invitedBy.name, brand: shop.brand, role });
  return { what, over: null, confirm: null };
}
