import type { MetaDescriptor } from "@remix-run/react";
import type { HeadData } from "#app/domain/seo/head-data.ts";
import { isServer } from "#app/lib/is-server.ts";
import { type ShellView, shellRoute } from "../shell-view.ts";
import { storeData, structuredData } from "./structured-data.ts";
import { titled } from "./titled.ts";

type Matches = Parameters<typeof titled>[0];

/** The picture for products without one, as bitmap: messengers do not render SVG. */
const defaultPicture = "/share.png";

/** The shop as installed app and in the browser's theme; the colour is the token `jamun`. */
const appMeta: readonly MetaDescriptor[] = [
  { name: "theme-color", content: "#4a1a5c" },
  { tagName: "link", rel: "manifest", href: "/manifest.webmanifest" },
  { tagName: "link", rel: "apple-touch-icon", href: "/app-icon-192.png" },
];

/**
 * The head data of a public page: title, search engine data, and link previews. What only readers of the HTML look at comes last and on
 * the server alone; of a page that a link leads to, a browser shows the title and shares the canonical address.
 */
export function pageMeta(matches: Matches, page: HeadData | undefined): MetaDescriptor[] {
  const title: MetaDescriptor[] = page?.isTitleWhole ? [{ title: page.title }] : titled(matches, page?.title);
  const head = [...title, ...appMeta];
  if (!page) return head;
  const { description, keywords, canonical } = page;
  if (canonical) head.push({ tagName: "link", rel: "canonical", href: canonical });
  if (!isServer) return head;
  if (description) head.push({ name: "description", content: description });
  if (keywords) head.push({ name: "keywords", content: keywords });
  return canonical ? [...head, ...openGraph(matches, page, canonical)] : head;
}

function openGraph(matches: Matches, { title, description, image = defaultPicture }: HeadData, url: string): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as { lang?: string } | undefined;
  const properties = {
    "og:type": "website",
    "og:site_name": shopOf(matches)?.brand,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": new URL(image.endsWith(".svg") ? defaultPicture : image, url).href,
    "og:locale": root?.lang === "ur" ? "ur_PK" : "en_PK",
  };
  const tags = Object.entries(properties).flatMap(([property, content]) => (content ? [{ property, content }] : []));
  return [...tags, { name: "twitter:card", content: "summary_large_image" }];
}

/** The shop as JSON-LD, for the home page at its absolute address; nothing when the layout itself broke. */
export function storeMeta(matches: Matches, home: string): MetaDescriptor[] {
  const shop = shopOf(matches);
  return shop ? structuredData(storeData(shop, home)) : [];
}

const shopOf = (matches: Matches): ShellView["shop"] | undefined =>
  (matches.find(({ id }) => id === shellRoute)?.data as Partial<ShellView> | undefined)?.shop;
