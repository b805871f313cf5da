-- What visitors wrote and nobody has answered yet is counted on the dashboard.
CREATE INDEX "contact_messages_new_idx" ON "contact_messages" ("id") WHERE "status" = 'new';
CREATE INDEX "user_suggestions_new_idx" ON "user_suggestions" ("id") WHERE "status" = 'new';
