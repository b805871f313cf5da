import { data } from "@remix-run/node";
import { addItems } from "#app/domain/cart/add-items.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { cartOwnerOf, limitNewCart } from "./cart-owner.server.ts";
import { newDevice } from "./device.server.ts";
import { langOf } from "./lang.server.ts";
import { limit } from "./limits.server.ts";

/** Puts several items into this browser's cart: how many are in it, and sentences that name what could not be had; 429 after too many tries. */
export async function addToOwnCart(request: Request, wants: Parameters<typeof addItems>[1]) {
  const t = translator(langOf(request), refusals);
  const known = await cartOwnerOf(request);
  const tooMany = (await limit("shopping-list")) ?? (await limitNewCart(known));
  if (tooMany) {
    const { refusal, seconds } = tooMany;
    const init = { status: 429, headers: { "Retry-After": String(seconds) } };
    return data({ added: 0, problems: [t(refusal.code, refusal.values)] }, init);
  }
  const device = known ? null : newDevice();
  const { added, refused } = await addItems(known ?? { deviceHash: (device ?? newDevice()).deviceHash }, wants);
  const problems = [...new Set(refused.map(({ code, values }) => t(code, values)))];
  return data({ added, problems }, device ? { headers: { "Set-Cookie": device.cookie } } : {});
}
