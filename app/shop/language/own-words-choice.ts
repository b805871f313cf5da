/** Where the device keeps which language was chosen; only `custom` means anything to it, the others are the server's. */
export const choiceKey = "lang";

/** What the window is told when the words, or whether they are wanted, have changed. */
export const wordsChanged = "own-words";
