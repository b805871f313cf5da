import { messages } from "./messages.ts";

/** The question about a file that does not say in which encoding its letters are saved. */
export const textEncoding = messages({
  question: [
    "The file does not say how its letters are saved. Are these words right? {words}",
    "File nahin batati ke us ke huroof kis tarah likhe gaye. Kya yeh alfaaz theek hain? {words}",
  ],
  right: ["Yes, these words are right: {words}", "Haan, yeh alfaaz theek hain: {words}"],
  other: ["If not, read the letters as", "Agar nahin, to huroof is tarah parhein"],
  again: ["Read again", "Dobara parhein"],
  "windows-1252": ["Windows, Western languages (Nestlé)", "Windows, maghribi zubanein (Nestlé)"],
  "windows-1256": ["Windows, Urdu and Arabic (چینی)", "Windows, Urdu aur Arabi (چینی)"],
  macintosh: ["Old Macintosh", "Purana Macintosh"],
  cp437: ["DOS", "DOS"],
});
