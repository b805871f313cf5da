import type { faq as en } from "../en/faq.ts";
import type { Translation } from "../messages.ts";

export const faq: Translation<typeof en> = {
  title: "Sawal aur jawab",
  description: "Order, {city} mein delivery, payment aur wapsi ke sawalon ke jawab.",
  search: "Sawalon mein dhoondein",
  "search.placeholder": "delivery, refund, payment…",
  "search.go": "Dhoondein",
  filter: "Mauzu",
  all: "Sab",
  found: { one: "“{search}” ke liye {count} jawab", other: "“{search}” ke liye {count} jawab" },
  "category.account": "Account",
  "category.delivery": "Delivery",
  "category.general": "Aam sawal",
  "category.ordering": "Order karna",
  "category.packages": "Packages",
  "category.payment": "Adaigi",
  "category.returns": "Wapsi",
  empty: "Koi jawab nahin mila",
  "empty.why": "Koi aur lafz likh kar dekhein, ya humse poochein: jawab insaan dega.",
  "empty.all": "Saare sawal dekhein",
  ask: "Aap ka sawal yahan nahin?",
  contact: "Humse poochein",
};
