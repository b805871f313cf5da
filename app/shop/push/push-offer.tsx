import { type ComponentType, useEffect, useState } from "react";
import { readPermission } from "./push-support.ts";

/** Without a network it is retried on the next page. */
const ignore = () => undefined;

/**
 * Offers notifications on the page of an active order, also after the banner was dismissed. Nothing without support, or when the permission
 * is decided; its content is loaded when needed.
 */
export function PushOffer() {
  const [loaded, setLoaded] = useState<{ PushPanel: ComponentType }>();
  useEffect(() => {
    if (readPermission() === "default") import("./push-device.tsx").then(setLoaded, ignore);
  }, []);
  return (
    <div id="push-offer" className="my-4">
      {loaded && <loaded.PushPanel />}
    </div>
  );
}
