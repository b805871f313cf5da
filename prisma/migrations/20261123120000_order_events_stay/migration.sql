-- The moves of an order are as much a book as its payments: they are added to, and an order that has any is not deleted.
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_order_id_fkey",
  ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
