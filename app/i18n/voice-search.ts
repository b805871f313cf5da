import { messages } from "./messages.ts";

/** Searching by voice, where the browser can listen. */
export const voiceSearch = messages({
  speak: ["Speak instead of typing", "Likhne ke bajaye bolein"],
  listening: ["Listening… Press to stop.", "Sun rahe hain… Rokne ke liye dabayein."],
  denied: [
    "The browser may not use the microphone. Allow it in the browser's settings, or type.",
    "Browser ko microphone ki ijazat nahin. Browser ki settings mein ijazat dein, ya likh dein.",
  ],
  "no-speech": ["Nothing was heard. Please try again, or type.", "Kuch sunai nahin diya. Dobara bolein, ya likh dein."],
  failed: [
    "Listening does not work at the moment. Please type what you need.",
    "Is waqt sunna mumkin nahin. Jo chahiye likh dein.",
  ],
});
