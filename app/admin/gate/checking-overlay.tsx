import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { shownSection } from "../page-address.ts";

/** A shorter wait shows no message. */
const timeout = 300;

/** Shows that permissions of another section are being checked, after a delay (A4.16). */
export function CheckingOverlay({ email }: { email: string }) {
  const t = useText(admin);
  const isSlow = useIsSlow(useIsOpeningSection());
  if (!isSlow) return null;
  return (
    <div className="admin-checking" role="status">
      <b>{t("gate.checking")}</b>
      <span>{email}</span>
    </div>
  );
}

function useIsOpeningSection(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  if (!next?.pathname.startsWith("/admin")) return false;
  return shownSection(next.pathname) !== shownSection(pathname);
}

/** Turns true when something has lasted longer than `timeout` milliseconds. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), timeout);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isSlow;
}
