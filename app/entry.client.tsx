import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchInstallOffer } from "#app/shop/header/install-offer.ts";
import { watchBrokenImages } from "#app/ui/broken-images.ts";
import { reportBrowserErrors } from "#app/ui/browser-error-reports.ts";
import { guardPosts } from "#app/ui/guard-posts.ts";
import { watchBuild } from "#app/ui/other-build.ts";

// eslint-disable-next-line no-restricted-syntax -- the bundler replaces this expression: a browser has no environment
if (process.env.NODE_ENV === "production") {
  reportBrowserErrors({
    target: window,
    console,
    report: (problem) => {
      const body = JSON.stringify({ message: problem.message.slice(0, 500), place: problem.place.slice(0, 500), page: pageOf() });
      navigator.sendBeacon("/api/browser-problems", body);
    },
  });
}

/** Without the query, which may contain user input. */
const pageOf = () => location.pathname.slice(0, 500);

watchBuild(window, window.__remixManifest.version);
guardPosts(window);
watchBrokenImages();
watchInstallOffer(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
