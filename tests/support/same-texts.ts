import fc from "fast-check";

/** What the property tests try is pseudo-random, and the same in every run; another number tries other things. */
fc.configureGlobal({ seed: Number(process.env["SEED"] ?? 20_261_120) });
