export const cartProblems = {
  "problem.not-sold": "No longer sold. Please remove it.",
  "problem.sold-out": "Sold out. Please remove it.",
  "problem.short": "Only {left} left.",
  "problem.taken": "The rest of your cart already takes all that is left. Please remove it, or take less of the rest.",
  "problem.step": "It does not come in this amount. Please make it {fit}.",
  "fix-first": "Some things in your cart can't be ordered as they are.",
  "remove-continue": "Remove and continue",
  "not-counted": "What can't be had is not in the total.",
  take: { one: "Take the {left} that is left", other: "Take the {left} that are left" },
  similar: "Instead of {product}",
} as const;
