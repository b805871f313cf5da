import { countEnabledUsers } from "#app/domain/push/count-audience.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { isQuiet } from "#app/lib/quiet-hours.ts";
import { now } from "#app/platform/clock.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";

/** How many people have a push token (null: could not be counted, which is not said), why nothing can be sent, and whether it is quiet. */
export async function readEnabled(request: Request) {
  const count = await readOrFallback("push tokens", countEnabledUsers(), null);
  const blocked = count === 0 ? translator(langOf(request), refusals)("push.no-tokens") : null;
  return { count, blocked, isQuiet: isQuiet(now()) };
}
