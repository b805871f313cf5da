import display from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";
import text from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";

/** Preloads both typefaces, for the root's head. */
export const fontLinks = [text, display].map((href) => ({
  rel: "preload",
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
