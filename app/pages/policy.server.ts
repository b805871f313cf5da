import { findPolicy } from "#app/domain/content/find-policy.server.ts";
import { type Policy, policyPaths } from "#app/domain/content/policies.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { policies as texts } from "#app/i18n/policies.ts";
import { translator } from "#app/i18n/translate.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { langOf } from "../http/lang.server.ts";
import { readHeadData } from "./head-data.server.ts";

/** All that the page of one policy shows, in the visitor's language (A2.28 to A2.32). */
export async function readPolicyPage(request: Request, policy: Policy) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ shop }, text] = await Promise.all([
    findShopSettings(),
    readOrFallback("policy", findPolicy(policy, lang), { sections: [], updatedOn: null }),
  ]);
  const title = t(`title.${policy}`);
  const description = t(`about.${policy}`, { brand: shop.brand, city: shop.city });
  const path = policyPaths[policy];
  return {
    policy,
    title,
    head: await readHeadData(request, { page: { type: "page", id: path.slice(1) }, path, title, description }),
    ...text,
  };
}
