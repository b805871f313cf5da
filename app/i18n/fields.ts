import { messages } from "./messages.ts";

/** What can be wrong with what was typed into a field. The browser gets the sentence, never the catalogue. */
export const fields = messages({
  required: ["Please fill this in.", "Yeh khaana bharein."],
  "too-long": ["Please use at most {max} characters.", "Zyada se zyada {max} huroof likhein."],
  "too-short": ["Please use at least {min} characters.", "Kam se kam {min} huroof likhein."],
  email: ["Please enter an e-mail address like name@example.com.", "E-mail is tarah likhein: name@example.com"],
  name: ["Please enter a name without signs like < or >.", "Naam mein < ya > jaisa nishaan na daalein."],
  phone: ["Please enter a mobile number like 0301-2345678.", "Mobile number is tarah likhein: 0301-2345678"],
  number: ["Please enter a number.", "Yahan number likhein."],
  "whole-number": ["Please enter a whole number.", "Poora number likhein, point ke baghair."],
  min: ["Please enter {min} or more.", "{min} ya us se zyada likhein."],
  max: ["Please enter {max} or less.", "{max} ya us se kam likhein."],
  choice: ["Please choose one from the list.", "List mein se aik chunein."],
  date: ["Please choose a date.", "Tareekh chunein."],
  time: ["Please choose a time.", "Meherbani kar ke waqt chunein."],
  money: ["Please enter an amount in rupees, like 250 or 249.50.", "Raqam rupay mein likhein, jaise 250 ya 249.50."],
  quantity: ["Please enter a quantity, like 2 or 1.5.", "Miqdar likhein, jaise 2 ya 1.5."],
  image: ["Please choose a picture file.", "Tasveer ki file chunein."],
  barcode: [
    "Please enter 4 to 40 letters and digits, without spaces.",
    "4 se 40 huroof aur number likhein, beech mein space na ho.",
  ],
  "custom-product": ["Please enter product name and a valid price", "Cheez ka naam aur sahi qeemat likhein"],
  "custom-order": ["Please fill in all required fields", "Saray zaroori khaanay bharein"],
  "custom-order-items": ["Please add at least one product", "Kam az kam aik cheez shamil karein"],
  "custom-item": [
    "Each item needs a name, a price of 0 or more and a quantity of 1 or more.",
    "Har cheez ka naam, 0 ya zyada qeemat aur kam se kam 1 miqdar likhein.",
  ],
  "at-least-one": ["Please enter 1 or more.", "1 ya us se zyada likhein."],
  "above-zero": ["Please enter a price above zero.", "Qeemat zero se zyada likhein."],
  "fill-all": ["Please fill in all fields", "Saray khaanay bharein"],
  "fill-required": ["Please fill in all required fields.", "Saray zaroori khaanay bharein."],
  "picture-url": [
    "Please enter a web address like https://example.com/mangoes.jpg.",
    "Web address is tarah likhein: https://example.com/aam.jpg",
  ],
  size: ["Please enter a number above zero, like 5 or 0.5.", "Zero se bara number likhein, jaise 5 ya 0.5."],
  step: ["Please enter a step between 0.001 and 1000.", "0.001 se 1000 tak likhein."],
  "stock-most": ["Please enter 1,000,000 or less.", "1,000,000 ya us se kam likhein."],
  invalid: ["Please check this.", "Meherbani kar ke yeh dekh lein."],
  "null-byte": [
    "This holds a character that cannot be saved. Please type it again.",
    "Is mein aik aisa nishaan hai jo save nahin ho sakta. Dobara likhein.",
  ],
  link: [
    "Please enter a page of this shop, like /packages, or a web address like https://example.com.",
    "Isi dukaan ka page likhein, jaise /packages, ya web address jaise https://example.com.",
  ],
  "own-picture": [
    "Please upload the picture, or enter where it is kept here, like /uploads/….",
    "Tasveer upload karein, ya likhein ke yahan kahan rakhi hai, jaise /uploads/….",
  ],
  pick: ["Please choose at least one.", "Kam az kam aik chunein."],
});
