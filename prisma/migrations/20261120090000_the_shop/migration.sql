CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The folded spelling of a word: Roman Urdu has none of its own, so aaloo, alu and aloo become one.
CREATE FUNCTION fold_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(lower(words), '[^a-z0-9]+', ' ', 'g'),
        'aa', 'a'), 'oo', 'u'), 'ee', 'i'), 'ou', 'u'), 'ph', 'f'), 'w', 'v'), 'z', 'j'),
      '([bcdgjkpt])h', '\1', 'g'),
    '([a-z])\1+', '\1', 'g'),
  'iy?a\M', 'ya', 'g');


-- CreateEnum
CREATE TYPE "unit_basis" AS ENUM ('kg', 'litre', 'piece');

-- CreateEnum
CREATE TYPE "quality" AS ENUM ('A', 'B', 'C');

-- CreateEnum
CREATE TYPE "product_status" AS ENUM ('active', 'draft', 'archived');

-- CreateEnum
CREATE TYPE "stock_reason" AS ENUM ('sold', 'returned', 'counted', 'received', 'wasted');

-- CreateEnum
CREATE TYPE "policy_type" AS ENUM ('shipping', 'return');

-- CreateEnum
CREATE TYPE "message_status" AS ENUM ('new', 'in_progress', 'resolved');

-- CreateEnum
CREATE TYPE "video_category" AS ENUM ('general', 'tutorial', 'product-demo', 'promotional', 'educational');

-- CreateEnum
CREATE TYPE "video_language" AS ENUM ('en', 'ur', 'roman-urdu');

-- CreateEnum
CREATE TYPE "video_status" AS ENUM ('active', 'inactive', 'draft');

-- CreateEnum
CREATE TYPE "suggestion_status" AS ENUM ('new', 'reviewed', 'implemented', 'rejected');

-- CreateEnum
CREATE TYPE "review_status" AS ENUM ('published', 'approved', 'hidden');

-- CreateEnum
CREATE TYPE "seo_page_type" AS ENUM ('product', 'category', 'page');

-- CreateEnum
CREATE TYPE "channel" AS ENUM ('email', 'whatsapp', 'push');

-- CreateEnum
CREATE TYPE "outbox_status" AS ENUM ('waiting', 'sent', 'dead');

-- CreateEnum
CREATE TYPE "notification_type" AS ENUM ('system', 'review', 'message');

-- CreateEnum
CREATE TYPE "cart_stage" AS ENUM ('cart', 'checkout');

-- CreateEnum
CREATE TYPE "order_source" AS ENUM ('web', 'admin', 'phone', 'whatsapp', 'email', 'other');

-- CreateEnum
CREATE TYPE "substitution" AS ENUM ('call', 'similar', 'leave_out');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('cash', 'card', 'bank_transfer', 'jazzcash', 'easypaisa');

-- CreateEnum
CREATE TYPE "line_kind" AS ENUM ('product', 'package', 'custom');

-- CreateEnum
CREATE TYPE "item_source" AS ENUM ('whatsapp', 'phone', 'email', 'other', 'admin');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded');

-- CreateEnum
CREATE TYPE "payment_entry_kind" AS ENUM ('charge', 'refund');

-- CreateEnum
CREATE TYPE "user_role" AS ENUM ('super_admin', 'admin', 'manager', 'editor', 'staff', 'viewer');

-- CreateEnum
CREATE TYPE "language" AS ENUM ('en', 'ur');

-- CreateEnum
CREATE TYPE "permission_level" AS ENUM ('view', 'edit');

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_ur" TEXT,
    "description" TEXT,
    "description_ur" TEXT,
    "image_url" TEXT,
    "glyph" TEXT NOT NULL DEFAULT 'shopping-basket',
    "hue" INTEGER NOT NULL DEFAULT 85,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subcategories" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_ur" TEXT,
    "unit_basis" "unit_basis" NOT NULL DEFAULT 'piece',
    "category_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subcategories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "variant_units" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "abbreviation" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "variant_units_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_ur" TEXT,
    "description" TEXT NOT NULL,
    "description_ur" TEXT,
    "price" INTEGER NOT NULL,
    "cost_price" INTEGER,
    "category_id" INTEGER NOT NULL,
    "subcategory_id" INTEGER,
    "company_name" TEXT,
    "discount_percent" INTEGER NOT NULL DEFAULT 0,
    "discount_active" BOOLEAN NOT NULL DEFAULT false,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "in_stock" BOOLEAN NOT NULL DEFAULT true,
    "stock_quantity" INTEGER,
    "unit" TEXT NOT NULL DEFAULT 'each',
    "unit_size" TEXT DEFAULT '1',
    "quality" "quality" NOT NULL DEFAULT 'A',
    "image_url" TEXT,
    "sold_by_weight" BOOLEAN NOT NULL DEFAULT false,
    "quantity_step" INTEGER NOT NULL DEFAULT 1000,
    "status" "product_status" NOT NULL DEFAULT 'active',
    "barcode" TEXT,
    "search_text" TEXT NOT NULL DEFAULT '',
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_images" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "alt" TEXT,
    "display_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_synonyms" (
    "id" SERIAL NOT NULL,
    "words" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_synonyms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_movements" (
    "id" BIGSERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "order_id" INTEGER,
    "change" INTEGER NOT NULL,
    "reason" "stock_reason" NOT NULL,
    "cause" TEXT NOT NULL,
    "by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "packages" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_ur" TEXT,
    "description" TEXT NOT NULL,
    "description_ur" TEXT,
    "price" INTEGER NOT NULL,
    "item_total" INTEGER NOT NULL DEFAULT 0,
    "image_url" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "duration" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "packages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "package_products" (
    "id" SERIAL NOT NULL,
    "package_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "package_products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_packages" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "duration" INTEGER NOT NULL DEFAULT 7,
    "items_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_packages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_package_products" (
    "package_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "custom_package_products_pkey" PRIMARY KEY ("package_id","product_id")
);

-- CreateTable
CREATE TABLE "featured_slides" (
    "id" SERIAL NOT NULL,
    "title" TEXT,
    "title_ur" TEXT,
    "description" TEXT,
    "description_ur" TEXT,
    "desktop_image_url" TEXT NOT NULL,
    "mobile_image_url" TEXT NOT NULL,
    "url" TEXT,
    "alt" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "featured_slides_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "promotional_banners" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "title_ur" TEXT,
    "description" TEXT NOT NULL,
    "description_ur" TEXT,
    "image_url" TEXT NOT NULL,
    "link_url" TEXT NOT NULL,
    "link_text" TEXT NOT NULL DEFAULT 'Shop Now',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promotional_banners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seasonal_products" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seasonal_products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "about_content" (
    "id" SERIAL NOT NULL,
    "section_title" TEXT NOT NULL,
    "section_title_ur" TEXT,
    "section_content" TEXT NOT NULL,
    "section_content_ur" TEXT,
    "image_url" TEXT,
    "section_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "about_content_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_content" (
    "id" SERIAL NOT NULL,
    "policy_type" "policy_type" NOT NULL,
    "title" TEXT NOT NULL,
    "title_ur" TEXT,
    "content" TEXT NOT NULL,
    "content_ur" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_content_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_texts" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "value_ur" TEXT,
    "description" TEXT,
    "section" TEXT NOT NULL DEFAULT 'general',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_texts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "status" "message_status" NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "services" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "title_ur" TEXT,
    "description" TEXT NOT NULL,
    "description_ur" TEXT,
    "icon_name" TEXT NOT NULL,
    "link_url" TEXT NOT NULL,
    "color_gradient" TEXT NOT NULL DEFAULT 'green-emerald',
    "bg_pattern" TEXT NOT NULL DEFAULT '🛒',
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "services_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faqs" (
    "id" SERIAL NOT NULL,
    "question" TEXT NOT NULL,
    "question_ur" TEXT,
    "answer" TEXT NOT NULL,
    "answer_ur" TEXT,
    "category" TEXT NOT NULL DEFAULT 'general',
    "order_number" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "videos" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "youtube_url" TEXT NOT NULL,
    "description" TEXT,
    "thumbnail_url" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "category" "video_category" NOT NULL DEFAULT 'general',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "language" "video_language" NOT NULL DEFAULT 'en',
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "status" "video_status" NOT NULL DEFAULT 'active',
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "videos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_suggestions" (
    "id" SERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "status" "suggestion_status" NOT NULL DEFAULT 'new',
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "rating" INTEGER NOT NULL,
    "title" TEXT,
    "content" TEXT NOT NULL,
    "status" "review_status" NOT NULL DEFAULT 'published',
    "reply" TEXT,
    "replied_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_questions" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "product_name" TEXT NOT NULL,
    "user_id" INTEGER,
    "user_name" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seo_data" (
    "id" SERIAL NOT NULL,
    "page_id" TEXT NOT NULL,
    "page_name" TEXT NOT NULL,
    "page_type" "seo_page_type" NOT NULL,
    "meta_title" TEXT,
    "meta_description" TEXT,
    "meta_keywords" TEXT,
    "canonical_url" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_auto_generated" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seo_data_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seo_templates" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "page_type" "seo_page_type" NOT NULL,
    "title_template" TEXT NOT NULL,
    "description_template" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seo_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_by" INTEGER,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "by_user_id" INTEGER,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_events" (
    "id" BIGSERIAL NOT NULL,
    "event_type" TEXT NOT NULL,
    "user_id" INTEGER,
    "visitor_id" TEXT,
    "category" TEXT,
    "action" TEXT,
    "label" TEXT,
    "value" DOUBLE PRECISION,
    "page_url" TEXT,
    "user_agent" TEXT,
    "custom_parameters" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analytics_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "channel" "channel" NOT NULL,
    "recipient" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "order_id" INTEGER,
    "status" "outbox_status" NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "not_before" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "whatsapp_messages" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER,
    "recipient_phone" TEXT NOT NULL,
    "message_type" TEXT NOT NULL DEFAULT 'text',
    "message_content" TEXT NOT NULL,
    "media_url" TEXT,
    "status" TEXT NOT NULL,
    "error_message" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whatsapp_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_providers" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'emailjs',
    "name" TEXT NOT NULL,
    "service_id" TEXT,
    "template_id" TEXT,
    "public_key" TEXT,
    "smtp_url" TEXT,
    "daily_limit" INTEGER NOT NULL DEFAULT 200,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "emails_sent_today" INTEGER NOT NULL DEFAULT 0,
    "counted_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_providers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type" "notification_type" NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "link" TEXT,
    "read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_notification_campaigns" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "target_audience" TEXT NOT NULL,
    "schedule_type" TEXT NOT NULL DEFAULT 'immediate',
    "is_recurring" BOOLEAN NOT NULL DEFAULT false,
    "frequency_interval" INTEGER NOT NULL DEFAULT 1,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "scheduled_time" TIMESTAMPTZ(3),
    "next_execution" TIMESTAMPTZ(3),
    "end_date" TIMESTAMPTZ(3),
    "execution_count" INTEGER NOT NULL DEFAULT 0,
    "sent_count" INTEGER NOT NULL DEFAULT 0,
    "error_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_notification_campaigns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_templates" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "title_template" TEXT NOT NULL,
    "message_template" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "notification_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_analytics" (
    "id" BIGSERIAL NOT NULL,
    "event_type" TEXT NOT NULL,
    "campaign_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_analytics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "device_hash" BYTEA,
    "stage" "cart_stage" NOT NULL DEFAULT 'cart',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reminded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cart_items" (
    "id" SERIAL NOT NULL,
    "cart_id" INTEGER NOT NULL,
    "product_id" INTEGER,
    "package_id" INTEGER,
    "quantity" INTEGER NOT NULL,
    "shown_price" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_zones" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "delivery_charge" INTEGER NOT NULL DEFAULT 20000,
    "min_order_for_free_delivery" INTEGER NOT NULL DEFAULT 200000,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "aliases" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_zones_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_slots" (
    "date" DATE NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "capacity" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "delivery_slots_pkey" PRIMARY KEY ("date","start_time")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "tracking_id" TEXT NOT NULL,
    "user_id" INTEGER,
    "contact_id" INTEGER,
    "source" "order_source" NOT NULL DEFAULT 'web',
    "customer_name" TEXT NOT NULL,
    "customer_phone" TEXT NOT NULL,
    "customer_email" TEXT,
    "whatsapp_phone" TEXT,
    "delivery_zone" TEXT NOT NULL,
    "delivery_zone_id" INTEGER,
    "delivery_address" TEXT NOT NULL,
    "landmark" TEXT,
    "delivery_date" DATE,
    "scheduled_delivery_time" TIME(0),
    "delivery_notes" TEXT,
    "substitution" "substitution" NOT NULL DEFAULT 'call',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "is_paid" BOOLEAN NOT NULL DEFAULT false,
    "payment_method" "payment_method" NOT NULL DEFAULT 'cash',
    "payment_reference" TEXT,
    "subtotal" INTEGER NOT NULL,
    "delivery_charge" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "items_count" INTEGER NOT NULL DEFAULT 0,
    "original_text" TEXT,
    "print_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "kind" "line_kind" NOT NULL,
    "product_id" INTEGER,
    "package_id" INTEGER,
    "name" TEXT NOT NULL,
    "name_ur" TEXT,
    "description" TEXT,
    "unit" TEXT,
    "unit_size" TEXT,
    "image_url" TEXT,
    "source" "item_source",
    "quantity" INTEGER NOT NULL,
    "packed_quantity" INTEGER,
    "list_price" INTEGER NOT NULL,
    "unit_price" INTEGER NOT NULL,
    "unit_cost" INTEGER,
    "line_total" INTEGER NOT NULL,
    "replaces_id" INTEGER,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_line_components" (
    "id" SERIAL NOT NULL,
    "line_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_ur" TEXT,
    "quantity" INTEGER NOT NULL,
    "unit_cost" INTEGER,

    CONSTRAINT "order_line_components_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" BIGSERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_special_requests" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER,
    "user_id" INTEGER,
    "product_name" TEXT NOT NULL,
    "description" TEXT,
    "quantity" TEXT,
    "urgency" TEXT,
    "contact_method" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_special_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "method" "payment_method" NOT NULL,
    "gateway_name" TEXT,
    "gateway_transaction_id" TEXT,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'PKR',
    "status" "payment_status" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_entries" (
    "id" BIGSERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "kind" "payment_entry_kind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "by_user_id" INTEGER,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "order_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "user_role",
    "role_assigned_at" TIMESTAMPTZ(3),
    "role_assigned_by" INTEGER,
    "avatar_url" TEXT,
    "whatsapp_phone" TEXT,
    "language" "language" NOT NULL DEFAULT 'en',
    "zone" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_sign_in_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "is_staff" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "user_agent" TEXT,
    "address" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "permission_grants" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "section_key" TEXT NOT NULL,
    "level" "permission_level" NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "notes" TEXT,
    "granted_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "revoke_reason" TEXT,

    CONSTRAINT "permission_grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "addresses" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "landmark" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favourites" (
    "user_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourites_pkey" PRIMARY KEY ("user_id","product_id")
);

-- CreateTable
CREATE TABLE "contacts" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "whatsapp" TEXT,
    "zone" TEXT,
    "address" TEXT,
    "landmark" TEXT,
    "notes" TEXT,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "subcategories_slug_key" ON "subcategories"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "subcategories_category_id_name_key" ON "subcategories"("category_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "variant_units_name_key" ON "variant_units"("name");

-- CreateIndex
CREATE UNIQUE INDEX "variant_units_abbreviation_key" ON "variant_units"("abbreviation");

-- CreateIndex
CREATE UNIQUE INDEX "products_barcode_key" ON "products"("barcode");

-- CreateIndex
CREATE INDEX "products_status_popularity_id_idx" ON "products"("status", "popularity" DESC, "id");

-- CreateIndex
CREATE INDEX "products_category_id_status_popularity_id_idx" ON "products"("category_id", "status", "popularity" DESC, "id");

-- CreateIndex
CREATE INDEX "products_subcategory_id_status_popularity_id_idx" ON "products"("subcategory_id", "status", "popularity" DESC, "id");

-- CreateIndex
CREATE INDEX "products_status_name_id_idx" ON "products"("status", "name", "id");

-- CreateIndex
CREATE INDEX "products_status_price_id_idx" ON "products"("status", "price", "id");

-- CreateIndex
CREATE INDEX "products_status_created_at_id_idx" ON "products"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "products_company_name_idx" ON "products"("company_name");

-- CreateIndex
CREATE INDEX "products_name_idx" ON "products" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "products_search_text_idx" ON "products" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "product_images_product_id_display_order_idx" ON "product_images"("product_id", "display_order");

-- CreateIndex
CREATE UNIQUE INDEX "stock_movements_cause_key" ON "stock_movements"("cause");

-- CreateIndex
CREATE INDEX "stock_movements_product_id_created_at_idx" ON "stock_movements"("product_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "stock_movements_order_id_idx" ON "stock_movements"("order_id");

-- CreateIndex
CREATE INDEX "packages_display_order_id_idx" ON "packages"("display_order", "id");

-- CreateIndex
CREATE INDEX "packages_created_at_idx" ON "packages"("created_at" DESC);

-- CreateIndex
CREATE INDEX "package_products_product_id_idx" ON "package_products"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "package_products_package_id_product_id_key" ON "package_products"("package_id", "product_id");

-- CreateIndex
CREATE INDEX "custom_packages_user_id_created_at_idx" ON "custom_packages"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "custom_package_products_product_id_idx" ON "custom_package_products"("product_id");

-- CreateIndex
CREATE INDEX "featured_slides_order_idx" ON "featured_slides"("order");

-- CreateIndex
CREATE INDEX "promotional_banners_created_at_idx" ON "promotional_banners"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "seasonal_products_product_id_key" ON "seasonal_products"("product_id");

-- CreateIndex
CREATE INDEX "seasonal_products_order_idx" ON "seasonal_products"("order");

-- CreateIndex
CREATE INDEX "about_content_section_order_idx" ON "about_content"("section_order");

-- CreateIndex
CREATE INDEX "policy_content_policy_type_idx" ON "policy_content"("policy_type");

-- CreateIndex
CREATE UNIQUE INDEX "site_texts_key_key" ON "site_texts"("key");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at" DESC);

-- CreateIndex
CREATE INDEX "services_display_order_idx" ON "services"("display_order");

-- CreateIndex
CREATE INDEX "faqs_order_number_idx" ON "faqs"("order_number");

-- CreateIndex
CREATE INDEX "user_suggestions_created_at_idx" ON "user_suggestions"("created_at" DESC);

-- CreateIndex
CREATE INDEX "reviews_product_id_created_at_idx" ON "reviews"("product_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "reviews_user_id_idx" ON "reviews"("user_id");

-- CreateIndex
CREATE INDEX "reviews_created_at_idx" ON "reviews"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "reviews_product_id_user_id_key" ON "reviews"("product_id", "user_id");

-- CreateIndex
CREATE INDEX "product_questions_product_id_created_at_idx" ON "product_questions"("product_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "product_questions_answered_at_created_at_idx" ON "product_questions"("answered_at", "created_at" DESC);

-- CreateIndex
CREATE INDEX "product_questions_user_id_idx" ON "product_questions"("user_id");

-- CreateIndex
CREATE INDEX "seo_data_created_at_idx" ON "seo_data"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "seo_data_page_type_page_id_key" ON "seo_data"("page_type", "page_id");

-- CreateIndex
CREATE INDEX "audit_entries_entity_entity_id_id_idx" ON "audit_entries"("entity", "entity_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at" DESC);

-- CreateIndex
CREATE INDEX "analytics_events_created_at_idx" ON "analytics_events"("created_at" DESC);

-- CreateIndex
CREATE INDEX "analytics_events_event_type_created_at_idx" ON "analytics_events"("event_type", "created_at" DESC);

-- CreateIndex
CREATE INDEX "outbox_status_not_before_idx" ON "outbox"("status", "not_before");

-- CreateIndex
CREATE INDEX "outbox_order_id_idx" ON "outbox"("order_id");

-- CreateIndex
CREATE INDEX "outbox_created_at_idx" ON "outbox"("created_at" DESC);

-- CreateIndex
CREATE INDEX "whatsapp_messages_created_at_idx" ON "whatsapp_messages"("created_at" DESC);

-- CreateIndex
CREATE INDEX "whatsapp_messages_order_id_idx" ON "whatsapp_messages"("order_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "push_notification_campaigns_created_at_idx" ON "push_notification_campaigns"("created_at" DESC);

-- CreateIndex
CREATE INDEX "push_notification_campaigns_is_active_next_execution_idx" ON "push_notification_campaigns"("is_active", "next_execution");

-- CreateIndex
CREATE INDEX "notification_templates_name_idx" ON "notification_templates"("name");

-- CreateIndex
CREATE INDEX "notification_analytics_created_at_idx" ON "notification_analytics"("created_at" DESC);

-- CreateIndex
CREATE INDEX "notification_analytics_campaign_id_idx" ON "notification_analytics"("campaign_id");

-- CreateIndex
CREATE UNIQUE INDEX "carts_user_id_key" ON "carts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "carts_device_hash_key" ON "carts"("device_hash");

-- CreateIndex
CREATE INDEX "carts_updated_at_idx" ON "carts"("updated_at");

-- CreateIndex
CREATE INDEX "cart_items_product_id_idx" ON "cart_items"("product_id");

-- CreateIndex
CREATE INDEX "cart_items_package_id_idx" ON "cart_items"("package_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_items_cart_id_product_id_key" ON "cart_items"("cart_id", "product_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_items_cart_id_package_id_key" ON "cart_items"("cart_id", "package_id");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_zones_name_key" ON "delivery_zones"("name");

-- CreateIndex
CREATE UNIQUE INDEX "orders_tracking_id_key" ON "orders"("tracking_id");

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_idx" ON "orders"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_contact_id_created_at_idx" ON "orders"("contact_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_is_paid_created_at_idx" ON "orders"("is_paid", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_delivery_date_scheduled_delivery_time_idx" ON "orders"("delivery_date", "scheduled_delivery_time");

-- CreateIndex
CREATE INDEX "orders_delivered_at_idx" ON "orders"("delivered_at");

-- CreateIndex
CREATE INDEX "orders_delivery_zone_id_idx" ON "orders"("delivery_zone_id");

-- CreateIndex
CREATE INDEX "orders_customer_phone_idx" ON "orders"("customer_phone");

-- CreateIndex
CREATE INDEX "orders_customer_name_idx" ON "orders" USING GIN ("customer_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "orders_customer_phone_trgm_idx" ON "orders" USING GIN ("customer_phone" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "order_lines_order_id_idx" ON "order_lines"("order_id");

-- CreateIndex
CREATE INDEX "order_lines_product_id_idx" ON "order_lines"("product_id");

-- CreateIndex
CREATE INDEX "order_lines_package_id_idx" ON "order_lines"("package_id");

-- CreateIndex
CREATE INDEX "order_lines_replaces_id_idx" ON "order_lines"("replaces_id");

-- CreateIndex
CREATE INDEX "order_line_components_line_id_idx" ON "order_line_components"("line_id");

-- CreateIndex
CREATE INDEX "order_line_components_product_id_idx" ON "order_line_components"("product_id");

-- CreateIndex
CREATE INDEX "order_events_order_id_id_idx" ON "order_events"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_special_requests_order_id_idx" ON "order_special_requests"("order_id");

-- CreateIndex
CREATE INDEX "order_special_requests_user_id_idx" ON "order_special_requests"("user_id");

-- CreateIndex
CREATE INDEX "payments_order_id_idx" ON "payments"("order_id");

-- CreateIndex
CREATE INDEX "payments_status_created_at_idx" ON "payments"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_created_at_idx" ON "payments"("created_at" DESC);

-- CreateIndex
CREATE INDEX "payment_entries_payment_id_id_idx" ON "payment_entries"("payment_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_keys_order_id_key" ON "idempotency_keys"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_phone_key" ON "users"("phone");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at" DESC);

-- CreateIndex
CREATE INDEX "users_name_idx" ON "users" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_role_idx" ON "users"("role");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE INDEX "permission_grants_user_id_idx" ON "permission_grants"("user_id");

-- CreateIndex
CREATE INDEX "addresses_user_id_idx" ON "addresses"("user_id");

-- CreateIndex
CREATE INDEX "favourites_product_id_idx" ON "favourites"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "contacts_phone_key" ON "contacts"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "contacts_user_id_key" ON "contacts"("user_id");

-- CreateIndex
CREATE INDEX "contacts_name_idx" ON "contacts" USING GIN ("name" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "package_products" ADD CONSTRAINT "package_products_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "package_products" ADD CONSTRAINT "package_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_packages" ADD CONSTRAINT "custom_packages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_package_products" ADD CONSTRAINT "custom_package_products_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "custom_packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_package_products" ADD CONSTRAINT "custom_package_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seasonal_products" ADD CONSTRAINT "seasonal_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_analytics" ADD CONSTRAINT "notification_analytics_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "push_notification_campaigns"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "carts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contacts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_zone_id_fkey" FOREIGN KEY ("delivery_zone_id") REFERENCES "delivery_zones"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "order_lines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line_components" ADD CONSTRAINT "order_line_components_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "order_lines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line_components" ADD CONSTRAINT "order_line_components_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_special_requests" ADD CONSTRAINT "order_special_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "permission_grants" ADD CONSTRAINT "permission_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "permission_grants" ADD CONSTRAINT "permission_grants_granted_by_id_fkey" FOREIGN KEY ("granted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What the code promises, the database holds.
ALTER TABLE products
  ADD CONSTRAINT products_price_check CHECK (price >= 0),
  ADD CONSTRAINT products_cost_price_check CHECK (cost_price >= 0),
  ADD CONSTRAINT products_discount_percent_check CHECK (discount_percent BETWEEN 0 AND 10000),
  ADD CONSTRAINT products_stock_quantity_check CHECK (stock_quantity >= 0),
  ADD CONSTRAINT products_quantity_step_check CHECK (quantity_step BETWEEN 1 AND 1000000);
ALTER TABLE categories ADD CONSTRAINT categories_hue_check CHECK (hue BETWEEN 0 AND 359);
ALTER TABLE packages
  ADD CONSTRAINT packages_price_check CHECK (price > 0),
  ADD CONSTRAINT packages_order_check CHECK (display_order >= 0 AND duration >= 0);
ALTER TABLE package_products ADD CONSTRAINT package_products_quantity_check CHECK (quantity > 0);
ALTER TABLE custom_package_products ADD CONSTRAINT custom_package_products_quantity_check CHECK (quantity > 0);
ALTER TABLE carts ADD CONSTRAINT carts_owner_check CHECK (num_nonnulls(user_id, device_hash) = 1);
ALTER TABLE cart_items
  ADD CONSTRAINT cart_items_quantity_check CHECK (quantity > 0),
  ADD CONSTRAINT cart_items_thing_check CHECK (num_nonnulls(product_id, package_id) = 1);
ALTER TABLE delivery_zones ADD CONSTRAINT delivery_zones_charge_check CHECK (delivery_charge >= 0);
ALTER TABLE delivery_slots ADD CONSTRAINT delivery_slots_used_check CHECK (used >= 0 AND (capacity IS NULL OR used <= capacity));
ALTER TABLE orders
  ADD CONSTRAINT orders_status_check CHECK (status IN ('pending', 'confirmed', 'preparing', 'out for delivery', 'delivered', 'cancelled')),
  ADD CONSTRAINT orders_money_check CHECK (subtotal >= 0 AND delivery_charge >= 0 AND total = subtotal + delivery_charge);
ALTER TABLE order_events ADD CONSTRAINT order_events_status_check CHECK (status IN ('pending', 'confirmed', 'preparing', 'out for delivery', 'delivered', 'cancelled'));
ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_quantity_check CHECK (quantity > 0 AND packed_quantity >= 0),
  ADD CONSTRAINT order_lines_money_check CHECK (list_price >= 0 AND unit_price >= 0 AND unit_cost >= 0 AND line_total >= 0),
  ADD CONSTRAINT order_lines_kind_check CHECK (CASE kind WHEN 'product' THEN product_id IS NOT NULL AND package_id IS NULL WHEN 'package' THEN package_id IS NOT NULL AND product_id IS NULL ELSE package_id IS NULL END);
ALTER TABLE order_line_components ADD CONSTRAINT order_line_components_quantity_check CHECK (quantity > 0);
ALTER TABLE payments
  ADD CONSTRAINT payments_amount_check CHECK (amount >= 0),
  ADD CONSTRAINT payments_gateway_check CHECK (gateway_name IN ('jazzcash', 'easypaisa', 'cash'));
ALTER TABLE payment_entries ADD CONSTRAINT payment_entries_amount_check CHECK (amount > 0);
ALTER TABLE reviews ADD CONSTRAINT reviews_rating_check CHECK (rating BETWEEN 1 AND 5);
ALTER TABLE about_content ADD CONSTRAINT about_content_section_order_check CHECK (section_order >= 0);

-- The books are only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the product search looks through.
CREATE FUNCTION fold_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_words(concat_ws(' ', NEW.name, NEW.name_ur, NEW.company_name, array_to_string(NEW.keywords, ' '),
    (SELECT concat_ws(' ', name, name_ur) FROM categories WHERE id = NEW.category_id),
    (SELECT concat_ws(' ', name, name_ur) FROM subcategories WHERE id = NEW.subcategory_id)));
  RETURN NEW;
END $$;
CREATE TRIGGER products_fold BEFORE INSERT OR UPDATE OF name, name_ur, company_name, keywords, category_id, subcategory_id ON products
  FOR EACH ROW EXECUTE FUNCTION fold_product();
CREATE FUNCTION refold_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN UPDATE products SET name = name WHERE category_id = NEW.id;
  ELSE UPDATE products SET name = name WHERE subcategory_id = NEW.id; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_refold AFTER UPDATE OF name, name_ur ON categories FOR EACH ROW EXECUTE FUNCTION refold_products();
CREATE TRIGGER subcategories_refold AFTER UPDATE OF name, name_ur ON subcategories FOR EACH ROW EXECUTE FUNCTION refold_products();

-- Every process keeps these few facts in memory and drops them when one of them changes.
CREATE FUNCTION tell_shop_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_facts', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER settings_tell AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();
CREATE TRIGGER delivery_zones_tell AFTER INSERT OR UPDATE OR DELETE ON delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();
CREATE TRIGGER categories_tell AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();
CREATE TRIGGER subcategories_tell AFTER INSERT OR UPDATE OR DELETE ON subcategories FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_facts();
