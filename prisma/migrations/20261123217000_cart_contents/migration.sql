-- What a package held when the customer put it into the cart, as a hash: the cart says when staff have changed it since.
ALTER TABLE "cart_items" ADD COLUMN "shown_contents" TEXT;
