import { flatRoutes } from "remix-flat-routes";

const notRoutes = ["**/.*", "**/*.css", "**/*.test.{ts,tsx}"];

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*"], // flatRoutes below finds them instead
  routes: async (defineRoutes) => flatRoutes("routes", defineRoutes, { ignoredRouteFiles: notRoutes }),
  serverModuleFormat: "esm",
  serverPlatform: "node",
  tailwind: false, // Tailwind 4 comes in through postcss; `true` would look for Tailwind 3
  postcss: true,
  browserNodeBuiltinsPolyfill: { modules: {} },
  watchPaths: ["./app/server/**/*", "./prisma/seed/**/*"], // `npm run dev` restarts the server for these too
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
