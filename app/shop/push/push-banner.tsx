import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { push } from "#app/i18n/push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { subscribe } from "./push-subscription.ts";
import { dismiss } from "./push-support.ts";

/** On checkout and sign-in pages the banner waits for the next page. */
export const isBannerHeldBack = (path: string): boolean => /^\/(cart|checkout|auth)(\/|$)/.test(path);

export interface PushBannerProps {
  onClose: () => void;
}

/** The opt-in banner, on every page but checkout, sign-in, and a page with its own offer, marked by an element `push-offer`. */
export function PushBanner({ onClose }: PushBannerProps) {
  const { pathname } = useLocation();
  const [isHeldBack, setHeldBack] = useState(true);
  useEffect(() => setHeldBack(isBannerHeldBack(pathname) || document.getElementById("push-offer") !== null), [pathname]);
  return isHeldBack ? null : <Banner onClose={onClose} />;
}

/**
 * Offers push notifications, top right (A2.70). It overlays the page without moving it: on a phone over the header, whose cart and search
 * are in the bottom navigation too, so that it hides no content.
 */
function Banner({ onClose }: PushBannerProps) {
  const t = useText(push);
  const banner = useRef<HTMLElement>(null);
  const { low, top } = useGivesWay(banner);
  const [asking, setAsking] = useState(false);

  const allow = async () => {
    setAsking(true);
    const permission = await Notification.requestPermission();
    setAsking(false);
    if (permission === "default") return; // the browser's prompt was dismissed, so the permission is still undecided
    onClose();
    if (permission === "granted") await subscribe().catch(() => false); // retried on the next page
  };
  const refuse = () => {
    dismiss();
    onClose();
  };

  return (
    <aside
      ref={banner}
      className={`fixed right-4 left-4 z-40 ml-auto grid max-w-[340px] gap-2 rounded-3 border border-line bg-surface p-4 push-banner ${low ? "bottom-20 md:bottom-4" : "top-2 md:top-36"}`}
      style={low || top === null ? undefined : { top }}
      aria-labelledby="push-banner"
    >
      <div className="flex items-start gap-2">
        <Icon name="bell" />
        <h2 id="push-banner" className="flex-1 text-md">
          {t("banner.title")}
        </h2>
        <Button
          type="button"
          variant="plain"
          icon="x"
          iconOnly
          className="-mt-3 -mr-3"
          aria-label={t("banner.close")}
          onClick={refuse}
        />
      </div>
      <p className="text-sm">{t("banner.why")}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" busy={asking} onClick={allow}>
          {t("banner.allow")}
        </Button>
        <Button type="button" variant="quiet" onClick={refuse}>
          {t("banner.later")}
        </Button>
      </div>
    </aside>
  );
}

/** Between the words that a banner leaves free and the banner, pixels; at the foot there is a phone's navigation as well. */
const [gap, foot] = [8, 80];

/**
 * Moves the banner below the page's heading and order number when it would cover one of them, `top` in pixels, and to the other corner
 * when there is no room, or when it would cover the focused element wherever that is scrolled to.
 */
function useGivesWay(banner: RefObject<HTMLElement>): { low: boolean; top: number | null } {
  const [low, setLow] = useState(false);
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const place = banner.current?.getBoundingClientRect();
    const words = [...document.querySelectorAll("#main h1, .success-number")].map(wordsOf);
    if (!place || !words.some((area) => meet(place, area))) return;
    const below = Math.max(...words.map(({ bottom }) => bottom)) + gap;
    if (below + place.height + foot < innerHeight) setTop(below);
    else setLow(true);
  }, [banner]);
  // after moving it checks again, as the focused element may be there
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      if (hides(banner.current, focused)) setLow(isHigh(focused));
    };
    look();
    const moves = ["focusin", "scroll"];
    for (const move of moves) document.addEventListener(move, look, { capture: true, passive: true });
    return () => {
      for (const move of moves) document.removeEventListener(move, look, { capture: true });
    };
  }, [banner, low]);
  return { low, top };
}

function isHigh(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom < innerHeight;
}

function hides(over: HTMLElement | null, focused: Element | null): focused is Element {
  if (!over || !focused || focused === document.body || over.contains(focused)) return false;
  const place = focused.getBoundingClientRect();
  return place.height < innerHeight / 2 && meet(over.getBoundingClientRect(), place);
}

/** The area of a heading's text; its box is as wide as the page. */
function wordsOf(heading: Element): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(heading);
  return words.getBoundingClientRect();
}

const meet = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
