import { desktopBridge } from "./desktop-bridge.ts";

/** Opens the cash drawer at the slip printer without printing; false where there is none. */
export async function openDrawer(): Promise<boolean> {
  const answer = await desktopBridge()
    ?.ask("open-drawer", null)
    .catch(() => null);
  return answer?.isOpened ?? false;
}
