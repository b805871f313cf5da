import { messages } from "./messages.ts";

/** The price sheet. */
export const pricing = messages({
  products: ["Products", "Products"],
  sheet: ["Price sheet", "Qeematon ki sheet"],
  "column.product": ["Product", "Product"],
  "column.cost": ["Cost", "Khareed"],
  "column.price": ["Price", "Qeemat"],
  "column.margin": ["Margin", "Margin"],
  "column.new": ["New price", "Nayi qeemat"],
  "column.new-margin": ["New margin", "Naya margin"],
  "column.change": ["Change", "Tabdeeli"],
  "column.when": ["When", "Kab"],
  "column.who": ["Who", "Kis ne"],
  less: ["less {percent}% discount", "{percent}% discount ke baad"],
  unknown: ["unknown", "maloom nahin"],
  "new-price": ["New price of {name}", "{name} ki nayi qeemat"],
  "below-cost": ["Below cost", "Khareed se kam"],
  "below-cost.by": ["Below cost: {margin}%", "Khareed se kam: {margin}%"],
  "allow-below-cost": ["Save prices below cost too", "Khareed se kam qeemat bhi mehfooz karein"],
  elsewhere: [
    { one: "Typed on another page, not saved yet", other: "Typed on other pages, not saved yet" },
    { one: "Doosre page par likhi, abhi mehfooz nahin", other: "Doosre pages par likhi hui, abhi mehfooz nahin" },
  ],
  save: ["Save prices", "Qeematein mehfooz karein"],
  keys: [
    "Enter or arrow keys: next price. Esc: empty again. Ctrl + Enter: save.",
    "Enter ya teer: agli qeemat. Esc: khaali. Ctrl + Enter: mehfooz.",
  ],
  refused: [
    {
      one: "{changed} changed. One price was not saved, see below.",
      other: "{changed} changed. {count} prices were not saved, see below.",
    },
    {
      one: "{changed} badli. Ek qeemat mehfooz nahin hui, neeche dekhein.",
      other: "{changed} badli. {count} qeematein mehfooz nahin huin, neeche dekhein.",
    },
  ],
  "refusal.unreadable": [
    "Please enter a price above zero, like 250 or 249.50.",
    "Sifar se zyada qeemat likhein, jese 250 ya 249.50.",
  ],
  "refusal.gone": ["This product is gone.", "Yeh product ab nahin hai."],
  "refusal.changed-meanwhile": [
    "Somebody changed this product meanwhile. Saved now: {saved}",
    "Is dauran kisi ne yeh product badal diya. Abhi mehfooz: {saved}",
  ],
  "refusal.busy": [
    "The shop is very busy just now. Please save again in a few seconds.",
    "Abhi shop par bohat rush hai. Chand second baad dobara save karein.",
  ],
  "refusal.below-cost": [
    "This would sell below cost. Tick the box below the sheet to save it.",
    "Yeh khareed se kam hai. Phir bhi rakhna ho to sheet ke neeche nishan lagayein.",
  ],
  changes: ["Last changes of prices", "Qeematon ki aakhri tabdeeliyan"],
  "changes.none": ["No price has been changed yet.", "Abhi tak koi qeemat nahin badli."],
  revert: ["Put {product} back to {price}", "{product} wapas {price} par"],
  "revert.short": ["Undo", "Wapas"],
});
