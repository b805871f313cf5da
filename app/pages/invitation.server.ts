import { findInvite } from "#app/domain/members/invites.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";

/** What an invite to the team says: who invites to what, or why it counts no more; each null where the other stands. */
export async function readInvitation(token: string, lang: Lang): Promise<{ what: string | null; over: string | null }> {
  const [invite, { shop }] = await Promise.all([findInvite(token), findShopSettings()]);
  if (!invite) return { what: null, over: translator(lang, refusals)("team.invite-over") };
  const role = translator(lang, admin)(`role.${invite.role}`);
  const what = translator(lang, adminTeam)("join.what", { name: invite.invitedBy.name, brand: shop.brand, role });
  return { what, over: null };
}
