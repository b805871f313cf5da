import { type ComponentType, useEffect, useState } from "react";
import { readPermission } from "./push-support.ts";

/** Without a network there is none until the next page. */
const ignore = () => undefined;

/**
 * Offers notifications within the page of an order that still moves, also to whoever closed the banner. Nothing where the browser
 * has none, or where its question was answered before; what is shown is loaded when it is needed.
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
