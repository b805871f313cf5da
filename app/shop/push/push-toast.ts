import type { Lang } from "#app/i18n/lang.ts";
import { push } from "#app/i18n/push.ts";
import { translator } from "#app/i18n/translate.ts";
import { clickAddress } from "#app/lib/push-body.ts";
import { type PushPayload, pageOf } from "#app/lib/push-payload.ts";
import { showToast, type Toast } from "#app/ui/toast-list.ts";

/** A push as a toast: its title, or the default one, and its body (A8.05); `open` follows its link. */
export function toastOf(word: PushPayload, lang: Lang, open: (path: string) => void): Toast {
  const t = translator(lang, push);
  const { pathname, search, hash } = pageOf(word, location.origin);
  const follow = () => {
    if (word.click) navigator.sendBeacon(clickAddress, new URLSearchParams({ click: word.click }));
    open(pathname + search + hash);
  };
  const action = word.link ? { label: t("open"), onClick: follow } : undefined;
  return {
    title: word.title ?? t("new"),
    ...(word.body && { description: word.body }),
    ...(action && { action }),
  };
}

/** Shows a push that arrives while the shop is open. */
export const showPush = (word: PushPayload, lang: Lang, open: (path: string) => void): number =>
  showToast(toastOf(word, lang, open));
