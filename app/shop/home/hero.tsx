import { useRouteLoaderData } from "@remix-run/react";
import { home } from "#app/i18n/home.ts";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type ShellView, shellRoute } from "../shell-view.ts";

/** The shop's claim in three lines: what, how soon, and a link to the products. */
export function Hero() {
  const t = useText(home);
  const s = useText(shell);
  const view = useRouteLoaderData<ShellView>(shellRoute);
  if (!view) return null;
  const { shop, sameDayUntil, nextSlot } = view;
  return (
    <section className="hero">
      <div>
        <h1>{t("hero.title", { city: shop.city })}</h1>
        <p>{t("hero.same-day", { until: sameDayUntil })}</p>
        {nextSlot ? (
          <p className="hero-slot">
            <Icon name="clock" />
            {s("slot.next", { slot: `${nextSlot.day} ${slotText(nextSlot.time)}` })}
          </p>
        ) : null}
      </div>
      <LinkButton href="/products">{t("all")}</LinkButton>
    </section>
  );
}
