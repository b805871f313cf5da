import { findPolicy } from "#app/domain/content/find-policy.server.ts";
import { type Policy, policyPaths } from "#app/domain/content/policies.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { policies as texts } from "#app/i18n/policies.ts";
import { translator } from "#app/i18n/translate.ts";
import { readOr } from "#app/platform/read-or.server.ts";
import { langOf } from "./lang.server.ts";
import { pageFacts } from "./page-facts.server.ts";

/** All that the page of one policy shows, in the visitor's language (A2.28 to A2.32). */
export async function findPolicyPage(request: Request, policy: Policy) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ shop }, text] = await Promise.all([
    findShopFacts(),
    readOr("policy", findPolicy(policy, lang), { sections: [], updatedOn: null }),
  ]);
  const title = t(`title.${policy}`);
  const description = t(`about.${policy}`, { brand: shop.brand, city: shop.city });
  const path = policyPaths[policy];
  return {
    policy,
    title,
    head: await pageFacts(request, { page: { type: "page", id: path.slice(1) }, path, title, description }),
    ...text,
  };
}
