import { messages } from "./messages.ts";

export const roadmap = messages({
  title: ["What comes next", "Aage kya aa raha hai"],
  description: [
    "The four steps of {brand}: what is done and what comes next.",
    "{brand} ke chaar qadam: kya ho chuka aur aage kya aa raha hai.",
  ],
  lead: [
    "Where the shop stands and where it is going, in four steps.",
    "Dukaan kahan tak pohanchi aur kahan ja rahi hai, chaar qadmon mein.",
  ],
  website: ["Website launch", "Website ka aaghaz"],
  "about.website": [
    "Groceries at the mandi's prices, in English and Roman Urdu, on every phone.",
    "Mandi ke daam par karyana, English aur Roman Urdu mein, har phone par.",
  ],
  app: ["Mobile app", "Mobile app"],
  "about.app": [
    "The shop on your home screen, with word of every order.",
    "Dukaan aap ki home screen par, har order ki khabar ke saath.",
  ],
  ai: ["AI recommendations", "AI ke mashwaray"],
  "about.ai": [
    "A list that knows what your home is about to run out of.",
    "Aisi list jo jaanti ho ke ghar mein kya khatam hone wala hai.",
  ],
  cities: ["Multi-city expansion", "Doosre shehron tak"],
  "about.cities": ["The same freshness beyond {city}, one city at a time.", "{city} se aage bhi wohi tazgi, aik aik kar ke."],
  "state.complete": ["Complete", "Mukammal"],
  "state.in-progress": ["In progress", "Jaari hai"],
  "state.upcoming": ["Upcoming", "Aane wala"],
  "state.future": ["Future", "Mustaqbil"],
  suggest: ["Tell us what you are missing", "Batayein aap ko kis cheez ki kami lagti hai"],
});
