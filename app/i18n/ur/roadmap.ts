import type { roadmap as en } from "../en/roadmap.ts";
import type { Translation } from "../messages.ts";

export const roadmap: Translation<typeof en> = {
  title: "Aage kya aa raha hai",
  description: "{brand} ke chaar qadam: kya ho chuka aur aage kya aa raha hai.",
  lead: "Dukaan kahan tak pohanchi aur kahan ja rahi hai, chaar qadmon mein.",
  website: "Website ka aaghaz",
  "about.website": "Mandi ke daam par karyana, English aur Roman Urdu mein, har phone par.",
  app: "Mobile app",
  "about.app": "Dukaan aap ki home screen par, har order ki khabar ke saath.",
  ai: "AI ke mashwaray",
  "about.ai": "Aisi list jo jaanti ho ke ghar mein kya khatam hone wala hai.",
  cities: "Doosre shehron tak",
  "about.cities": "{city} se aage bhi wohi tazgi, aik aik kar ke.",
  "state.complete": "Mukammal",
  "state.in-progress": "Jaari hai",
  "state.upcoming": "Aane wala",
  "state.future": "Mustaqbil",
  suggest: "Batayein aap ko kis cheez ki kami lagti hai",
};
