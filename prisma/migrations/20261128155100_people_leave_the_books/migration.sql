-- The books stay and are only added to; a person whose account is anonymised leaves their texts (decision 0048).

-- Text that may be rewritten while a transaction redacts; the names of its columns are the trigger's arguments. Everything else of the
-- row must be as it was, and without `taaza.redacting` nothing is rewritten at all.
CREATE FUNCTION refuse_all_but_redaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('taaza.redacting', true) IS DISTINCT FROM 'on'
    OR to_jsonb(NEW) - TG_ARGV::text[] IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV::text[] THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER audit_entries_append_only ON audit_entries;
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_redaction_only BEFORE UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_all_but_redaction('before', 'after');
DROP TRIGGER payment_entries_append_only ON payment_entries;
CREATE TRIGGER payment_entries_append_only BEFORE DELETE OR TRUNCATE ON payment_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_entries_redaction_only BEFORE UPDATE ON payment_entries FOR EACH ROW EXECUTE FUNCTION refuse_all_but_redaction('note');

-- JSON whose texts have `word` in place of what `pattern` finds, and as the whole text under one of `keys`. Numbers stay.
CREATE FUNCTION redact_json(value jsonb, pattern text, keys text[], word text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  CASE jsonb_typeof(value)
    WHEN 'string' THEN
      RETURN to_jsonb(regexp_replace(value #>> '{}', pattern, word, 'gi'));
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(redact_json(item, pattern, keys, word) ORDER BY at), '[]')
        FROM jsonb_array_elements(value) WITH ORDINALITY AS found (item, at));
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(key, CASE
          WHEN key = ANY (keys) AND jsonb_typeof(item) = 'string' AND item <> '""' THEN to_jsonb(word)
          ELSE redact_json(item, pattern, keys, word) END), '{}')
        FROM jsonb_each(value) AS found (key, item));
    ELSE
      RETURN value;
  END CASE;
END $$;
