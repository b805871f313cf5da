import { useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useLang } from "#app/i18n/use-text.ts";
import { useRefresh } from "../use-refresh.ts";
import type { Entry, PaletteAction } from "./entries.ts";

type Held = { theme: "light" | "dark"; onClose: () => void; onKeys: () => void };

/** Runs an entry once the palette is closed. */
export function useChoice({ theme, onClose, onKeys }: Held): (entry: Entry) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const lang = useLang();
  const { pathname, search } = useLocation();
  const { refresh } = useRefresh();
  const here = { return_to: pathname + search };
  const post = (form: Record<string, string>, action: string) =>
    submit({ ...form, ...here }, { method: "post", action, preventScrollReset: true });
  const actions: Record<PaletteAction, () => void> = {
    refresh,
    keys: onKeys,
    store: () => location.assign("/"),
    theme: () => post({ theme: theme === "dark" ? "light" : "dark" }, "/admin/theme"),
    language: () => post({ lang: lang === "en" ? "ur" : "en" }, "/language"),
  };
  return ({ target }) => {
    onClose();
    if ("to" in target) navigate(target.to);
    else actions[target.does]();
  };
}
