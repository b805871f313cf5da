import { messages } from "./messages.ts";

/** The page on which visitors put the shop's sentences in their own words. */
export const customWords = messages({
  title: ["My own words", "Mere apne alfaaz"],
  lead: [
    "Here you can change what the shop says, sentence by sentence. What you leave alone stays in English. Your words are kept on this device only.",
    "Yahan aap dukaan ka har jumla apne alfaaz mein badal sakte hain. Jo aap na badlein woh English mein rahega. Aap ke alfaaz sirf isi phone ya computer par rehte hain.",
  ],
  limits: [
    "Page titles, and the messages and letters that the shop sends, stay as they are.",
    "Pages ke naam, aur dukaan ke bheje hue paighamat aur emails waise hi rahenge.",
  ],
  "no-script": [
    "Your words are kept and shown by JavaScript, which this browser has switched off.",
    "Aap ke alfaaz JavaScript se chalte hain, jo is browser mein band hai.",
  ],
  use: ["Use my own words", "Mere alfaaz chalayein"],
  "in-use": ["You are reading your own words.", "Aap apne alfaaz parh rahe hain."],
  stop: ["Back to English", "Wapas English"],
  "in-english": ["You are reading the shop's own English.", "Aap dukaan ki apni English parh rahe hain."],
  "in-urdu": [
    "You are reading Roman Urdu. Your own words take the place of English.",
    "Aap Roman Urdu parh rahe hain. Aap ke apne alfaaz English ki jagah aate hain.",
  ],
  search: ["Search", "Dhoondein"],
  "search.label": ["Part of a sentence, or of its key", "Jumle ya us ki key ka hissa"],
  "search.none": ["No sentence has that in it.", "Aisa koi jumla nahin mila."],
  sentences: ["Sentences", "Jumle"],
  previous: ["Previous", "Pichla"],
  next: ["Next", "Agla"],
  page: ["Page {page}", "Page {page}"],
  pages: ["Pages of sentences", "Jumlon ke pages"],
  save: ["Save", "Save karein"],
  reset: ["Reset", "Wapas"],
  "reset.of": ["Back to English: {sentence}", "Wapas English: {sentence}"],
  saved: ["Saved on this device.", "Isi device par save ho gaya."],
  "device-full": [
    "This device did not keep it: its storage is full or switched off.",
    "Is device par save nahin hua: jagah bhar gayi hai ya storage band hai.",
  ],
  mine: [
    { one: "{count} sentence of your own", other: "{count} sentences of your own" },
    { one: "Aap ka {count} apna jumla", other: "Aap ke {count} apne jumle" },
  ],
  "mine.none": ["You have changed nothing yet.", "Abhi aap ne kuch nahin badla."],
  export: ["Export", "Export"],
  import: ["Import", "Import"],
  imported: [
    { one: "{count} sentence was taken from the file.", other: "{count} sentences were taken from the file." },
    { one: "File se {count} jumla aa gaya.", other: "File se {count} jumle aa gaye." },
  ],
  "reset-all": ["Reset all", "Sab wapas"],
  "was-reset": ["The shop speaks English again.", "Dukaan phir se English bol rahi hai."],
  undo: ["Undo", "Wapas lein"],
  "file-name": ["my-words.json", "mere-alfaaz.json"],
  "wrong.not-json": ["This is not a JSON file.", "Yeh JSON file nahin hai."],
  "wrong.not-words": ["This is not a file of sentences as Export makes it.", "Yeh Export ki hui jumlon wali file nahin hai."],
  "wrong.too-long": ["A sentence may have 600 characters.", "Jumla 600 harf tak ho sakta hai."],
  "wrong.too-many": ["A file may hold 2000 sentences.", "File mein 2000 jumle tak ho sakte hain."],
  "wrong.gaps": [
    "What stands in {braces} has to stay as it is: the shop fills it in.",
    "Jo {braces} mein hai woh waise hi rehne dein: dukaan us ki jagah khud likhti hai.",
  ],
  "wrong.at": ["{problem} It is at {key}. Nothing was changed.", "{problem} Yeh {key} par hai. Kuch nahin badla."],
});
