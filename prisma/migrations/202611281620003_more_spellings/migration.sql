-- Spellings that pasted lists have of garlic and eggs, in the shop's own groups of words.
UPDATE "search_synonyms" SET "words" = "words" || ARRAY(
  SELECT word FROM unnest(ARRAY['lasan', 'lassan', 'lahsan', 'lassun', 'lehsun']) AS word WHERE word <> ALL ("words"))
WHERE 'lehsan' = ANY ("words");

UPDATE "search_synonyms" SET "words" = "words" || ARRAY(
  SELECT word FROM unnest(ARRAY['unda', 'unday', 'andaa']) AS word WHERE word <> ALL ("words"))
WHERE 'anday' = ANY ("words");
