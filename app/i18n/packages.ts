import { messages } from "./messages.ts";

/** The ready-made packages: their list and the page of one. */
export const packages = messages({
  title: ["Packages", "Packages"],
  list: ["All packages", "Sab packages"],
  "title.list": ["Grocery packages in {city}", "{city} mein rashan ke packages"],
  "title.one": ["{name} in {city}", "{name}, {city}"],
  description: [
    "Ready-made grocery packages, delivered to your home in {city} at one price.",
    "Bane banaye rashan packages, aik hi qeemat par {city} mein ghar tak.",
  ],
  about: [
    "Everything for a month, a week or an occasion in one press, at one price.",
    "Mahine, hafte ya kisi mauqe ka pura samaan aik hi dafa, aik hi qeemat par.",
  ],
  items: [
    { one: "{count} product", other: "{count} products" },
    { one: "{count} cheez", other: "{count} cheezein" },
  ],
  duration: [
    { one: "for {count} day", other: "for {count} days" },
    { one: "{count} din ke liye", other: "{count} din ke liye" },
  ],
  featured: ["Featured", "Khaas"],
  saving: ["You save {amount}", "Aap ki bachat {amount}"],
  contents: ["What is in it", "Is mein kya kya hai"],
  singly: ["Bought one by one", "Alag alag lein to"],
  related: ["Other packages", "Dosre packages"],
  empty: ["No packages at the moment", "Abhi koi package nahin"],
  "empty.do": ["See all products", "Sab samaan dekhein"],
  pages: ["Pages of packages", "Packages ke safhe"],
  previous: ["Previous", "Pichla"],
  next: ["Next", "Agla"],
  build: ["Build your own package", "Apna package banayein"],
  "build.why": ["Not quite what your home needs?", "Aap ke ghar ko kuch aur chahiye?"],
});
