-- A row whose paid flag is right already, as that of a new order mostly is, calls no function.
DROP TRIGGER orders_mark_paid ON orders;
CREATE TRIGGER orders_mark_paid BEFORE INSERT OR UPDATE OF is_paid, received, total ON orders
  FOR EACH ROW WHEN (NEW.is_paid IS DISTINCT FROM (NEW.received >= NEW.total)) EXECUTE FUNCTION mark_paid();
