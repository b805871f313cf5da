import { messages } from "./messages.ts";

export const faq = messages({
  title: ["Questions and answers", "Sawal aur jawab"],
  description: [
    "Answers about ordering, delivery in {city}, payment and returns.",
    "Order, {city} mein delivery, payment aur wapsi ke sawalon ke jawab.",
  ],
  search: ["Search the questions", "Sawalon mein dhoondein"],
  "search.placeholder": ["delivery, refund, payment…", "delivery, refund, payment…"],
  "search.go": ["Search", "Dhoondein"],
  filter: ["Subjects", "Mauzu"],
  all: ["All", "Sab"],
  found: [
    { one: "{count} answer for “{search}”", other: "{count} answers for “{search}”" },
    { one: "“{search}” ke liye {count} jawab", other: "“{search}” ke liye {count} jawab" },
  ],
  "category.account": ["Account", "Account"],
  "category.delivery": ["Delivery", "Delivery"],
  "category.general": ["General", "Aam sawal"],
  "category.ordering": ["Ordering", "Order karna"],
  "category.packages": ["Packages", "Packages"],
  "category.payment": ["Payment", "Adaigi"],
  "category.returns": ["Returns", "Wapsi"],
  empty: ["No answer found", "Koi jawab nahin mila"],
  "empty.why": [
    "Try another word, or ask us: a person answers.",
    "Koi aur lafz likh kar dekhein, ya humse poochein: jawab insaan dega.",
  ],
  "empty.all": ["See all questions", "Saare sawal dekhein"],
  ask: ["Your question is not here?", "Aap ka sawal yahan nahin?"],
  contact: ["Ask us", "Humse poochein"],
});
