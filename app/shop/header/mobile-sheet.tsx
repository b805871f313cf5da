import { useLocation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { Avatar } from "#app/components/avatar.tsx";
import { sheet } from "#app/i18n/sheet.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { signInAddress } from "../account/sign-in-address.ts";
import { LanguageChoices } from "../language/language-choices.tsx";
import type { ShellView } from "../shell-view.ts";
import { useFavourites } from "../use-favourites.tsx";
import { InstallButton } from "./install-button.tsx";

interface MobileSheetProps extends Pick<ShellView, "viewer" | "cart"> {
  open: boolean;
  onClose: () => void;
}

/** The links of a wide screen's header, for the phone (A2.51–A2.55). */
export function MobileSheet({ open, onClose, viewer, cart }: MobileSheetProps) {
  const t = useText(sheet);
  return (
    <Dialog sheet open={open} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <div className="sheet">
        <ProfileCard viewer={viewer} />
        <Group title={t("language")}>
          <div className="sheet-langs">
            <LanguageChoices />
          </div>
        </Group>
        <QuickActions count={cart.count} />
        <InstallButton />
        <Group title={t("support")}>
          <a href="/faq">{t("faq")}</a>
          <a href="/contact">{t("contact")}</a>
        </Group>
        <Group title={t("account")}>
          <a href="/profile">{t("profile")}</a>
          {viewer ? (
            <>
              <a href="/profile?tab=inbox">
                {t("inbox")} <CountBadge count={viewer.unread} />
              </a>
              <SignOut />
            </>
          ) : null}
        </Group>
        <Group title={t("legal")}>
          <a href="/privacy-policy">{t("privacy")}</a>
          <a href="/terms-of-service">{t("terms")}</a>
          <a href="/cookie-policy">{t("cookies")}</a>
          <a href="/sitemap">{t("sitemap")}</a>
        </Group>
      </div>
    </Dialog>
  );
}

function ProfileCard({ viewer }: Pick<ShellView, "viewer">) {
  const t = useText(sheet);
  const { pathname, search } = useLocation();
  if (!viewer) {
    return (
      <section className="panel sheet-card">
        <b>{t("visitor")}</b>
        <p>{t("visitor.why")}</p>
        <LinkButton href={signInAddress(pathname + search)}>{t("sign-in")}</LinkButton>
        <LinkButton variant="quiet" href="/auth?tab=register">
          {t("register")}
        </LinkButton>
      </section>
    );
  }
  return (
    <section className="panel sheet-card">
      <b>
        <Avatar name={viewer.name} url={viewer.avatarUrl} /> {viewer.name}
      </b>
      <LinkButton href="/profile">{t("edit-profile")}</LinkButton>
      <SignOut isQuiet />
    </section>
  );
}

function SignOut({ isQuiet }: { isQuiet?: boolean }) {
  const t = useText(sheet);
  return (
    <form method="post" action="/sign-out">
      {isQuiet ? (
        <Button variant="quiet" wide>
          {t("sign-out")}
        </Button>
      ) : (
        <button type="submit">{t("sign-out")}</button>
      )}
    </form>
  );
}

function QuickActions({ count }: { count: number }) {
  const t = useText(sheet);
  const saved = useFavourites().size;
  return (
    <Group title={t("quick")}>
      <div className="sheet-quick">
        <Quick href="/cart" icon="shopping-cart" count={count}>
          {t("cart")}
        </Quick>
        <Quick href="/favorites" icon="heart" count={saved}>
          {t("favourites")}
        </Quick>
        <Quick href="/packages" icon="package">
          {t("packages")}
        </Quick>
        <Quick href="/profile?tab=orders#orders" icon="clipboard-list">
          {t("orders")}
        </Quick>
      </div>
    </Group>
  );
}

function Quick({ href, icon, count = 0, children }: { href: string; icon: IconName; count?: number; children: string }) {
  return (
    <a href={href}>
      <Icon name={icon} />
      <span>{children}</span>
      <CountBadge count={count} />
    </a>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
