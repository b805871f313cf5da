import { messages } from "./messages.ts";

/** What can be wrong with what was typed into a field. The browser gets the sentence, never the catalogue. */
export const fields = messages({
  required: ["Please fill this in.", "Yeh khaana bharein."],
  "too-long": ["Please use at most {max} characters.", "Zyada se zyada {max} huroof likhein."],
  "too-short": ["Please use at least {min} characters.", "Kam se kam {min} huroof likhein."],
  emails: [
    "Please enter at most five e-mail addresses with commas between.",
    "Zyada se zyada paanch e-mail addresses likhein, darmiyan mein comma.",
  ],
  "missing-email": [
    "Missing Email: Please enter an email address to test.",
    "Email nahin likhi: test ke liye email address likhein.",
  ],
  email: ["Please enter an e-mail address like name@example.com.", "E-mail is tarah likhein: name@example.com"],
  "email-or-phone": [
    "Please enter an e-mail address, or a mobile number like 0301-2345678.",
    "E-mail likhein, ya mobile number is tarah: 0301-2345678",
  ],
  "phone-or-email": [
    "Please leave a mobile number or an e-mail address, so that we can answer.",
    "Mobile number ya e-mail mein se aik zaroor likhein, taake hum jawab de sakein.",
  ],
  "six-digits": ["Please enter the six digits of the code.", "Code ke chhe digits likhein."],
  "name-address": ["Please enter a name without a web address.", "Naam mein web ka pata na likhein."],
  name: ["Please enter a name without signs like < or >.", "Naam mein < ya > jaisa nishaan na daalein."],
  phone: ["Please enter a mobile number like 0301-2345678.", "Mobile number is tarah likhein: 0301-2345678"],
  "whole-rupees": ["Please enter whole rupees, without paisa.", "Poore rupay likhein, paisay ke baghair."],
  "caller-phone": [
    "Please enter a number like 0301-2345678 or 061-4512345; from abroad with + and the country.",
    "Number is tarah likhein: 0301-2345678 ya 061-4512345; bahar ka number + aur mulk ke code ke saath.",
  ],
  number: ["Please enter a number.", "Yahan number likhein."],
  "whole-number": ["Please enter a whole number.", "Poora number likhein, point ke baghair."],
  min: ["Please enter {min} or more.", "{min} ya us se zyada likhein."],
  max: ["Please enter {max} or less.", "{max} ya us se kam likhein."],
  "choose-one": ["Please choose one.", "Meherbani kar ke aik chunein."],
  choice: ["Please choose one from the list.", "List mein se aik chunein."],
  "saved-address": [
    "This address is no longer saved. Please choose another or write it below.",
    "Yeh pata ab save nahin. Koi aur chunein ya neeche likhein.",
  ],
  tick: ["Please write yes, on, true or 1, or no, off, false or 0.", "yes, on, true ya 1 likhein, ya no, off, false ya 0."],
  date: ["Please choose a date.", "Tareekh chunein."],
  time: ["Please choose a time.", "Meherbani kar ke waqt chunein."],
  money: ["Please enter an amount in rupees, like 250 or 249.50.", "Raqam rupay mein likhein, jaise 250 ya 249.50."],
  quantity: ["Please enter a quantity, like 2 or 1.5.", "Miqdar likhein, jaise 2 ya 1.5."],
  image: ["Please choose a picture file.", "Tasveer ki file chunein."],
  "barcode-shortened": [
    "Excel has shortened this number. Please scan it or type all its digits.",
    "Excel ne yeh number chhota kar diya hai. Scan karein ya saare digits likhein.",
  ],
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
  "package-price": ["Invalid Price: Price must be a valid positive number", "Galat qeemat: Qeemat zero se bari raqam ho"],
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
  emoji: ["Please choose one emoji, like 🛒.", "Aik emoji chunein, jaise 🛒."],
  list: ["Please name fewer or shorter ones, with commas between.", "Kam ya chhote naam likhein, beech mein comma."],
  "web-address": ["Please enter a web address like https://example.com.", "Web address is tarah likhein: https://example.com"],
  "gateway-phone": [
    "Please enter phone numbers like 0301-2345678 or +92 301 2345678.",
    "Phone number is tarah likhein: 0301-2345678 ya +92 301 2345678",
  ],
  "service-address": [
    "Please enter an address like https://gateway.example.com. Addresses of an inner network work when OUTBOUND_ALLOW names them.",
    "Address is tarah likhein: https://gateway.example.com. Andaruni network ke address tab chalte hain jab OUTBOUND_ALLOW mein hon.",
  ],
  "last-pace": ["The longest pause cannot be shorter than the shortest.", "Lamba waqfa chote waqfe se kam nahin ho sakta."],
  "last-slot": ["The last slot cannot begin before the first.", "Aakhri slot pehle slot se pehle shuru nahin ho sakta."],
  pick: ["Please choose at least one.", "Kam az kam aik chunein."],
});
