import type { packages as en } from "../en/packages.ts";
import type { Translation } from "../messages.ts";

export const packages: Translation<typeof en> = {
  title: "Packages",
  "title.list": "{city} mein rashan ke packages",
  "title.one": "{name}, {city}",
  description: "Bane banaye rashan packages, aik hi qeemat par {city} mein ghar tak.",
  about: "Mahine, hafte ya kisi mauqe ka pura samaan aik hi dafa, aik hi qeemat par.",
  items: { one: "{count} cheez", other: "{count} cheezein" },
  duration: { one: "{count} din ke liye", other: "{count} din ke liye" },
  saving: "Aap ki bachat {amount}",
  contents: "Is mein kya kya hai",
  singly: "Alag alag lein to",
  related: "Dosre packages",
  empty: "Abhi koi package nahin",
  "empty.do": "Sab samaan dekhein",
  pages: "Packages ke safhe",
  previous: "Pichla",
  next: "Agla",
  build: "Apna package banayein",
  "build.why": "Aap ke ghar ko kuch aur chahiye?",
};
