-- What to do when one line is not to be had; without it the choice of the whole order counts.
ALTER TABLE "cart_items" ADD COLUMN "substitution" "substitution";
ALTER TABLE "order_lines" ADD COLUMN "substitution" "substitution";
