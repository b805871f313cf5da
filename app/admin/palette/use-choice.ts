import { useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useRefresh } from "../use-refresh.ts";
import { commandPath } from "./command.ts";
import type { Entry, PaletteAction, Question } from "./entries.ts";

type Held = {
  onClose: () => void;
  onKeys: () => void;
  onAsk: (question: Question) => void;
  /** Posts a command upon an order; its answer comes when the palette is closed. */
  onCommand: (fields: Readonly<Record<string, string>>) => void;
};

/** Runs an entry after the palette has closed; one that needs a confirmation keeps it open. */
export function useChoice({ onClose, onKeys, onAsk, onCommand }: Held): (entry: Entry) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const { refresh } = useRefresh();
  const actions: Record<PaletteAction, () => void> = {
    refresh,
    keys: onKeys,
    store: () => location.assign("/"),
    stay: () => undefined,
  };
  return ({ leads }) => {
    if ("asks" in leads) return onAsk(leads.asks);
    onClose();
    if ("to" in leads) navigate(leads.to);
    else if ("does" in leads) actions[leads.does]();
    else if (leads.post === commandPath) onCommand(leads.fields);
    else {
      const form = { ...leads.fields, return_to: pathname + search };
      submit(form, { method: "post", action: leads.post, preventScrollReset: true });
    }
  };
}
