import { flatRoutes } from "remix-flat-routes";

const notRoutes = ["**/.*", "**/*.css", "**/*.test.{ts,tsx}"];

/** Where `npm run build` makes a build, beside the ones that are served; `remix dev` keeps its own in one place. */
const folder = process.env.BUILD_FOLDER;

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*"], // flatRoutes below finds them instead
  routes: async (defineRoutes) => flatRoutes("routes", defineRoutes, { ignoredRouteFiles: notRoutes }),
  ...(folder && { serverBuildPath: `${folder}/index.js`, assetsBuildDirectory: `${folder}/public` }),
  publicPath: "/build/",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  tailwind: false, // Tailwind 4 comes in through postcss; `true` would look for Tailwind 3
  postcss: true,
  browserNodeBuiltinsPolyfill: { modules: {} },
  watchPaths: ["./app/server/**/*", "./prisma/seed/**/*"], // `npm run dev` restarts the server for these too
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false, // said, as Remix warns where it is not
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
