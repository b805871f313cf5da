import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { sectionPath } from "#app/admin/sections.ts";
import type { WhatsappConnection } from "#app/domain/messaging/check-connection.server.ts";

/** The four states of the screen (B4.04): unknown before the first check, checking, and what was found. */
export type ShownConnection = {
  state: "unknown" | "checking" | WhatsappConnection["state"];
  found: WhatsappConnection | null;
  check: () => void;
};

/** The state of the connection: the one that the page came with, else asked for as soon as the page is there. */
export function useConnection(loaded: WhatsappConnection | null, isConfigured: boolean): ShownConnection {
  const { data, state, load } = useFetcher<WhatsappConnection | null>();
  const check = () => load(`${sectionPath("whatsapp")}/state`);
  useEffect(() => {
    if (!loaded && isConfigured) load(`${sectionPath("whatsapp")}/state`);
  }, [loaded, isConfigured, load]);
  const found = data ?? loaded;
  return { state: state === "idle" ? (found?.state ?? "unknown") : "checking", found, check };
}
