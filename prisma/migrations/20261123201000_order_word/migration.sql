-- What a notification says of an order, so that it can be written anew while it is held and the order's amounts change.
ALTER TABLE "notifications" ADD COLUMN "order_word" JSONB;
