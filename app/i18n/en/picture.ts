export const picture = {
  title: "Your picture",
  change: "Change picture",
  field: "A picture of you",
  hint: "JPG, PNG or WebP, at most 5 MB. We cut it square and keep nothing else of the file.",
  save: "Save the picture",
  remove: "Remove the picture",
  back: "Back to your details",
} as const;
