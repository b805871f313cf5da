import { glyphTexts } from "./admin-glyphs.ts";
import { messages } from "./messages.ts";

/** The back office's categories. */
export const adminCategories = messages({
  rows: ["Categories", "Categories"],
  none: ["No categories yet", "Abhi koi category nahin"],
  "none.why": [
    "Every product is in a category. Add the first one, then put products into it.",
    "Har product kisi category mein hota hai. Pehli category dalein, phir us mein products rakhein.",
  ],
  failed: ["Failed to load categories: {detail}", "Categories load nahin huin: {detail}"],
  add: ["Add Category", "Category dalein"],
  "add.failed": ["Failed to add category: {detail}", "Category nahin dali ja saki: {detail}"],
  edit: ["Edit Category", "Category badlein"],
  "edit.failed": ["Failed to update category: {detail}", "Category save nahin hui: {detail}"],
  "delete.sure": ["Are you sure you want to delete this category?", "Kya aap waqai yeh category delete karna chahte hain?"],
  "field.name": ["Name", "Naam"],
  "field.description": ["Description", "Tafseel"],
  "field.image_url": ["Image", "Tasveer"],
  "field.image_url.hint": [
    "Without a picture the shop shows the print below.",
    "Tasveer na ho to dukaan neeche wala naqsh dikhati hai.",
  ],
  "field.glyph": ["Print", "Naqsh"],
  "field.hue": ["Colour of the print, 0 to 359", "Naqsh ka rang, 0 se 359"],
  "field.display_order": ["Order in the shop", "Dukaan mein tarteeb"],
  "field.display_order.hint": [
    "The lowest stands first; a new category left at 0 stands last.",
    "Sab se chhota number pehle; nayi category 0 par aakhir mein aati hai.",
  ],
  "column.id": ["ID", "ID"],
  "column.used": ["Holds", "Is mein"],
  "column.created_at": ["Created", "Kab bani"],
  "use.products": [
    { one: "{count} product", other: "{count} products" },
    { one: "{count} product", other: "{count} products" },
  ],
  "use.subcategories": [
    { one: "{count} subcategory", other: "{count} subcategories" },
    { one: "{count} subcategory", other: "{count} subcategories" },
  ],
  "empty.title": ["Empty the category {name}", "Category {name} khaali karein"],
  "empty.why": [
    "Subcategories go along. Where the other category has one of the same name, the products come into that one.",
    "Subcategories saath jati hain. Jahan doosri category mein usi naam ki ho, products us mein chale jate hain.",
  ],
  "empty.to": ["Move all products to", "Saray products yahan le jayein"],
  "empty.go": ["Move all products", "Saray products le jayein"],
  ...glyphTexts,
  "print.preview": ["The print as the shop shows it: {glyph}", "Naqsh jaisa dukaan mein nazar aata hai: {glyph}"],
});

/** The back office's subcategories. */
export const adminSubcategories = messages({
  rows: ["Subcategories", "Subcategories"],
  none: ["No subcategories yet", "Abhi koi subcategory nahin"],
  "none.why": [
    "Subcategories divide a category; customers narrow its products by them.",
    "Subcategories aik category ko taqseem karti hain; gahak un se products chhaanttay hain.",
  ],
  failed: ["Failed to load subcategories: {detail}", "Subcategories load nahin huin: {detail}"],
  add: ["Add Subcategory", "Subcategory dalein"],
  "add.failed": ["Failed to add subcategory: {detail}", "Subcategory nahin dali ja saki: {detail}"],
  edit: ["Edit Subcategory", "Subcategory badlein"],
  "edit.failed": ["Failed to update subcategory: {detail}", "Subcategory save nahin hui: {detail}"],
  "delete.sure": ["Are you sure you want to delete this subcategory?", "Kya aap waqai yeh subcategory delete karna chahte hain?"],
  "filter.category_id.any": ["All Categories", "Sab categories"],
  "field.name": ["Name", "Naam"],
  "field.category_id": ["Category", "Category"],
  "field.unit_basis": ["Unit prices per", "Qeemat fi"],
  "field.unit_basis.hint": [
    "What customers compare the prices of its products by.",
    "Gahak is ke products ki qeemat is hisaab se milatay hain.",
  ],
  "unit_basis.kg": ["Kilo", "Kilo"],
  "unit_basis.litre": ["Litre", "Litre"],
  "unit_basis.piece": ["Piece", "Adad"],
  "column.id": ["ID", "ID"],
  "column.used": ["Holds", "Is mein"],
  "column.created_at": ["Created", "Kab bani"],
  "use.products": [
    { one: "{count} product", other: "{count} products" },
    { one: "{count} product", other: "{count} products" },
  ],
  "empty.title": ["Empty the subcategory {name}", "Subcategory {name} khaali karein"],
  "empty.to": ["Move all products to", "Saray products yahan le jayein"],
  "empty.go": ["Move all products", "Saray products le jayein"],
  "empty.none": [
    { one: "No subcategory: {count} product loses its own", other: "No subcategory: {count} products lose theirs" },
    {
      one: "Koi nahin: {count} product bina subcategory ke rahe ga",
      other: "Koi nahin: {count} products bina subcategory ke rahenge",
    },
  ],
  "empty.loses": [
    { one: "{count} product would lose its subcategory.", other: "{count} products would lose their subcategory." },
    { one: "{count} product bina subcategory ke reh jayega.", other: "{count} products bina subcategory ke reh jayenge." },
  ],
  along: [
    {
      one: "{count} product is in it and moves along when its category changes.",
      other: "{count} products are in it and move along when its category changes.",
    },
    {
      one: "Is mein {count} product hai; category badle to saath jayega.",
      other: "Is mein {count} products hain; category badle to saath jayenge.",
    },
  ],
});
