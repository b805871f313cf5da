import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLang } from "#app/i18n/use-text.ts";
import { writeStored } from "#app/lib/browser-storage.ts";
import type { PushPayload } from "#app/lib/push-payload.ts";
import { isPersonalPending } from "../personalize-cached-page.ts";
import type { ShellView } from "../shell-view.ts";
import type { PushBannerProps } from "./push-banner.tsx";
import { bannerDelay, isBannerDue, isDismissed, pushSupportMessage, readPermission, startWorker } from "./push-support.ts";

/**
 * Push notifications, offline reading and waiting changes on every page of the storefront, loaded two seconds after it (`LaterParts`): the service worker starts
 * then, and the rest when it is needed.
 */
export function PushCorner({ view }: { view: ShellView }) {
  const signedIn = view.viewer !== null;
  const [Banner, close] = useBanner(view);
  const { pathname } = useLocation();
  usePushes(signedIn);
  useEffect(() => {
    import("../offline-navigation.ts").then((module) => module.watchOfflineNavigation(), ignore);
  }, []);
  useWaitingPosts(view);
  // Every page has another heading to avoid: the key makes it a new banner.
  return Banner && signedIn ? <Banner key={pathname} onClose={close} /> : null;
}

/** Changes of the cart and the hearts that the shop does not answer wait here; what an earlier page left is sent. */
function useWaitingPosts({ viewer, isShared }: ShellView) {
  const id = viewer?.id ?? null;
  useEffect(() => {
    if (isPersonalPending(isShared)) return;
    import("../waiting-posts/waiting-posts.ts").then((module) => module.watchWaitingPosts(id), ignore);
  }, [id, isShared]);
}

function useBanner({ viewer, isShared }: ShellView) {
  const signedIn = viewer !== null;
  const [Banner, setBanner] = useState<ComponentType<PushBannerProps> | null>(null);
  const delay = useRef(0); // of the page's own; who signs in later is not asked at once either
  useEffect(() => {
    if (isPersonalPending(isShared)) return;
    const after = delay.current;
    delay.current = bannerDelay;
    if (!signedIn) writeStored(pushSupportMessage, null); // the server deleted the subscription with the session
    const timer = setTimeout(() => {
      if ("serviceWorker" in navigator) startWorker().catch(() => undefined);
      const permission = readPermission();
      if (isBannerDue({ signedIn, permission, dismissed: isDismissed() })) {
        import("./push-banner.tsx").then(({ PushBanner }) => setBanner(() => PushBanner), ignore);
      } else if (signedIn && permission === "granted") {
        import("./push-subscription.ts").then(({ renewSubscription: keepSubscribed }) => keepSubscribed()).catch(ignore);
      }
    }, after);
    return () => clearTimeout(timer);
  }, [signedIn, isShared]);
  return [Banner, () => setBanner(null)] as const;
}

/** Notifications are optional: without a network or a push service they are retried on the next page. */
const ignore = () => undefined;

/** Shows pushes from the service worker as toasts, and acknowledges them. */
function usePushes(signedIn: boolean) {
  const lang = useLang();
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedIn || !("serviceWorker" in navigator)) return;
    const onMessage = ({ data, ports }: MessageEvent<{ push?: PushPayload } | null>) => {
      const word = data?.push;
      if (!word) return;
      import("./push-toast.ts").then(({ showPush }) => {
        showPush(word, lang, navigate);
        ports[0]?.postMessage("shown");
      }, ignore);
    };
    navigator.serviceWorker.addEventListener("message", onMessage);
    return () => navigator.serviceWorker.removeEventListener("message", onMessage);
  }, [signedIn, lang, navigate]);
}
