/** The URL where browsers read the public key and post their push subscription. */
export const pushAddress = "/api/push-subscriptions";

/** The URL that a pressed push of a campaign is posted to. */
export const clickAddress = "/api/push-clicks";

/** A push subscription as the shop takes it; `replaces` is the endpoint it stands in for. */
export function pushBody({ endpoint = "", keys = {} }: PushSubscriptionJSON, replaces?: string): URLSearchParams {
  const body = new URLSearchParams({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
  if (replaces) body.set("replaces", replaces);
  return body;
}
