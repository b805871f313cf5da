export const adminHelp = {
  title: "Help & Documentation",
  search: "Search the help",
  "search.go": "Search",
  "search.clear": "Clear",
  categories: "Help categories",
  "category.all": "All",
  "category.core": "Core",
  "category.commerce": "Commerce",
  "category.content": "Content",
  "category.system": "System",
  count: { one: "{count} answer", other: "{count} answers" },
  "not-yet": "not built yet",
  "not-built": "{section} is not built yet: this is how it is going to work.",
  "type.basic": "Basic",
  "type.advanced": "Advanced",
  "type.troubleshooting": "Troubleshooting",
  none: "No answer matches.",
  "none.why": "Try another word, or look through all categories.",
  "none.all": "Show all of the help",
  "open-section": "Open {section}",
  minimise: "Minimise",
  restore: "Open the chat again",
  close: "Close the chat",
  chat: "Chat",
  "chat.user": "You",
  "chat.bot": "Assistant",
  welcome: "Hello! You are in {section}. Ask me anything about it, or choose a question below.",
  fallback:
    "I don't have an answer to that. Look into the Help & Documentation section, contact support, or ask again with how to, why or what.",
  questions: "Suggested questions",
  "questions.more": "More questions",
  ask: "Your question",
  send: "Send",
  "topic.dashboard-figures.question": "What do the figures on the dashboard mean?",
  "topic.dashboard-figures.answer":
    "Revenue and profit count delivered orders only; profit uses the cost that each item had when it was ordered. The change compares this month so far with the same days of the month before. Press a figure to see the orders behind it.",
  "topic.no-sales-data.question": "Why does it say 'No sales data available'?",
  "topic.no-sales-data.answer":
    "There are four causes: no completed orders yet, no admin permission for the figures, a database issue, or an empty date range. Deliver an order, ask a super admin for the right, refresh after a minute, or choose a longer range.",
  "topic.statistics-range.question": "How do I see the trend over more months?",
  "topic.statistics-range.answer":
    "Open Statistics from the dashboard or with Ctrl+1 and choose 6 or 12 months. Every chart has its numbers as a table too, and 'Download CSV' saves them.",
  "topic.users-find.question": "How do I find a customer's account?",
  "topic.users-find.answer":
    "Open Users and search by name or e-mail. The list shows when the account was made and when it was last used; 'Never' means that nobody has signed in yet.",
  "topic.team-role.question": "How do I give somebody a role?",
  "topic.team-role.answer":
    "Open Team Management, find the person and choose a role. Only a super admin who may edit the team can do this, and the last super admin cannot be demoted.",
  "topic.team-grant.question": "How do I let somebody edit one section only?",
  "topic.team-grant.answer":
    "In Team Management press Assign Section, choose the section and View Only or View & Edit, and an expiry if it should end by itself. It counts from the person's next click, and so does taking it back.",
  "topic.product-add.question": "How do I add a product?",
  "topic.product-add.answer":
    "On Products press Add New Product, or N. Name, description, price and category are required; the unit is 'each' and the quality A unless you choose otherwise. Keywords are separated by commas.",
  "topic.product-image.question": "Which image suits a product best?",
  "topic.product-image.answer":
    "Use a square image of 800x800 or 1000x1000, under 5MB, in JPG or PNG. Smaller or wider ones work too, but look worse on the card.",
  "topic.product-hidden.question": "Why is my product not showing in the store?",
  "topic.product-hidden.answer":
    "A product shows only if it is active, its stock is above 0, it has a category, all required fields are filled and it is not a draft. Check these five on its form.",
  "topic.product-price.question": "How do I put a product on discount?",
  "topic.product-price.answer":
    "Switch the discount on and enter 0 to 100 percent. The customer's price is rounded once; the list price stays for comparison. Cost price is shown only to those who may edit products.",
  "topic.product-stock.question": "How is stock counted?",
  "topic.product-stock.answer":
    "Placing an order takes stock, cancelling it gives it back, each exactly once. An empty stock field means that the product is not counted; 'in stock' alone then decides.",
  "topic.product-list.question": "How do I find products in the list?",
  "topic.product-list.answer":
    "Search by name, brand, barcode or number, and narrow the list by category, stock or status. 'Columns' chooses what is shown, and 'Keep this view' remembers the filters on this device.",
  "topic.product-inline.question": "How do I change a price without opening the product?",
  "topic.product-inline.answer":
    "In the list press the pencil, or E on the row, and type price, stock or discount; Enter saves. In stock, featured and discount go on and off at a press of their sign.",
  "topic.product-bulk.question": "How do I change many products together?",
  "topic.product-bulk.answer":
    "Tick rows and press 'Change the ticked ones', or 'Change all that match' for everything the filters found. 'See what would happen' lists each product before anything is changed.",
  "topic.product-stale.question": "Somebody changed the product while I was editing. What now?",
  "topic.product-stale.answer":
    "Nothing is lost: your save waits, and your values stand beside the saved ones. Save again to keep yours, or press 'Drop mine and show what is saved'.",
  "topic.product-archive.question": "How do I take a product out of the shop?",
  "topic.product-archive.answer":
    "Open it and press 'Archive'. Customers no longer see it, past orders keep it, and 'Restore' brings it back as it was. 'Duplicate' makes a copy to start a similar one from.",
  "topic.product-timeline.question": "How do I see who changed a product?",
  "topic.product-timeline.answer":
    "Below its form stands the timeline: who changed what when, from which value to which. Slides, banners, reviews and answers have one too.",
  "topic.unit-add.question": "The unit I need is missing. How do I add one?",
  "topic.unit-add.answer":
    "Press 'Add unit' beside the unit on the product's form and give its name and abbreviation. It is then offered for every product.",
  "topic.csv-export.question": "How do I get the products into a spreadsheet?",
  "topic.csv-export.answer":
    "'Export CSV' above the list saves it as it is filtered now. The file can be changed in a spreadsheet and read in again.",
  "topic.csv-import.question": "How do I read products in from a CSV file?",
  "topic.csv-import.answer":
    "Press 'Import CSV', choose the file and say what its columns mean. 'Try it out' shows what would be added, changed or left out, and why; nothing is saved before you apply it. A column that is missing leaves its field alone.",
  "topic.csv-refused.question": "Why are rows of my CSV file wrong?",
  "topic.csv-refused.answer":
    "Each wrong row says why: a cell too many, a formula, a category or unit that is not there, the same product twice. 'Download the wrong rows' gives them as a file to put right and read in again.",
  "topic.pricing-sheet.question": "How do I change many prices quickly?",
  "topic.pricing-sheet.answer":
    "Open Pricing and type the new prices: Enter or the arrow keys go to the next one, Ctrl+Enter saves them all. The new margin is shown as you type, with the discount taken off.",
  "topic.pricing-below-cost.question": "Why was a price on the sheet not saved?",
  "topic.pricing-below-cost.answer":
    "It would sell below cost, discount included. If that is meant, tick 'Save prices below cost too' and save again. A product that somebody else has just changed waits as well, and the sheet says what is saved now.",
  "topic.pricing-undo.question": "How do I take a price change back?",
  "topic.pricing-undo.answer":
    "Below the sheet stand the last changes, old and new price, and who made them. 'Undo' puts one back unless the price has changed again since.",
  "topic.category-add.question": "How do I add a category?",
  "topic.category-add.answer":
    "Open Categories and press Add. Only the name is required; the image is previewed before you save.",
  "topic.category-delete.question": "Why can't I delete a category?",
  "topic.category-delete.answer":
    "A category that still holds products or subcategories stays. Move or archive them first, then delete it.",
  "topic.subcategory-add.question": "How do I add a subcategory?",
  "topic.subcategory-add.answer":
    "Open Subcategories and press Add. Name and category are required. On the product form the list of subcategories follows the chosen category.",
  "topic.order-views.question": "Where are the orders that wait for me?",
  "topic.order-views.answer":
    "The tabs above the list hold them: 'To confirm', 'To pack', 'Out' and 'Unpaid'. The search takes an order number, a phone number or a name.",
  "topic.order-status.question": "How do I change the status of an order?",
  "topic.order-status.answer":
    "Press the next status on its card, or the pencil to choose any other. 'Undo' takes it back for 8 seconds; only then is the customer told. 'Paid' is a switch of its own.",
  "topic.order-bulk.question": "How do I move several orders together?",
  "topic.order-bulk.answer":
    "Mark them, choose the status at 'Set marked orders to' and press 'Set'. An order that somebody else has moved meanwhile stays as it is, and you are told.",
  "topic.order-live.question": "How do I hear of new orders?",
  "topic.order-live.answer":
    "Keep Orders open: a new order rings and stands above the list until somebody presses 'Heard it'. When the line to the shop is down, new orders are looked for every 30 seconds.",
  "topic.order-locked.question": "Why is the orders desk locked, or silent?",
  "topic.order-locked.answer":
    "A desk that nobody has touched for 30 minutes hides the customers and still rings; sign in, and it goes on where it stopped. A browser makes no sound until somebody has touched the page once.",
  "topic.order-invoice.question": "How do I print or download an invoice?",
  "topic.order-invoice.answer":
    "Each order card has two buttons: one prints the invoice, the other saves it as a file named after the order.",
  "topic.order-papers.question": "How do I print slips, picking lists and rider sheets?",
  "topic.order-papers.answer":
    "Open the order and choose one under 'Papers of this order'; a slip comes in 80 and 58 mm and in both languages. 'Picking list' above the orders gathers several. What is printed again says DUPLICATE.",
  "topic.order-phone.question": "How do I take an order by phone or WhatsApp?",
  "topic.order-phone.answer":
    "At the counter, or with 'Create custom order': customer name, phone and delivery address, then at least one product. An item may come from the inventory, and then counts in stock, or be written by hand with its price.",
  "topic.counter-sale.question": "How do I sell over the counter?",
  "topic.counter-sale.answer":
    "Press 'Counter' above the orders. Scan or type a product and press Enter; 3* before it takes three. F9 goes to the payment, and Ctrl+Enter takes the cash and prints the slip. Ctrl+F9 opens the other payments, for one sale several if need be. In the desktop window F11 opens the drawer for change.",
  "topic.counter-caller.question": "A customer calls with a long list. What is quickest?",
  "topic.counter-caller.answer":
    "At the counter F3 asks for the phone number and brings name, address and last basket, which F4 takes over. F6 reads a WhatsApp list that you paste, F7 holds the basket while you serve somebody else, F8 takes it up again.",
  "topic.order-cancel.question": "What happens when an order is cancelled?",
  "topic.order-cancel.answer":
    "Its stock and its delivery slot are given back, once. Setting another status later takes them again, as far as they are still there.",
  "topic.payment-read.question": "How do I see which orders are paid?",
  "topic.payment-read.answer":
    "Open Payments and filter by status and gateway. Marking an order as paid completes its payment; taking the mark away sets it back to pending.",
  "topic.package-make.question": "How do I make a package?",
  "topic.package-make.answer":
    "Open Packages and press Create: name, description and price are required. Then choose products with their quantities; only products in stock are offered.",
  "topic.package-unavailable.question": "Why is a package sold out?",
  "topic.package-unavailable.answer":
    "A package is as available as its scarcest product. Fill up that product's stock, or take it out of the package.",
  "topic.service-show.question": "How do I show a service on the homepage?",
  "topic.service-show.answer":
    "Open Services and press Add: title, icon, description, link, emoji and order are required. The arrows move it up and down; switched off it is not shown.",
  "topic.zone-charge.question": "How do I set the delivery charge of an area?",
  "topic.zone-charge.answer":
    "Open Delivery Zones and press the zone's card. A zone that is not set uses Rs. 200 and is free above Rs. 2000; 0 as the least amount means no free delivery.",
  "topic.review-approve.question": "How do I hide or answer a review?",
  "topic.review-approve.answer":
    "Open Reviews and press 'Hide' or 'Approve'; press the review itself to reply to it. Only customers who received the product can write one, and one each; it is on the product's page at once.",
  "topic.content-slides.question": "How do I change the slides of the homepage?",
  "topic.content-slides.answer":
    "Open Content. A slide needs an alt text and an image each for desktop and mobile. The arrows set the order, the pencil edits, and the store shows the change at once.",
  "topic.content-banners.question": "How do I put a banner on the homepage?",
  "topic.content-banners.answer":
    "In Content open 'Promotional Banners'. Title, description, image and link are required; the link says 'Shop Now' unless you write something else. 'Deactivate' hides a banner without deleting it.",
  "topic.content-seasonal.question": "How do I show what is in season?",
  "topic.content-seasonal.answer":
    "In Content open 'Seasonal Products', find products, tick them and add them together. 'Stop featuring' takes one off the homepage and keeps it in the list; 'Remove' takes it out.",
  "topic.content-policies.question": "How do I edit the about page and the policies?",
  "topic.content-policies.answer":
    "In Content open 'Pages & Policies'. Title and content are required, and 'Preview' shows the text as customers will read it; an entry that is not active is hidden from them.",
  "topic.content-shows.question": "I changed something, but the store still shows the old text. Why?",
  "topic.content-shows.answer":
    "A change shows on every page that is opened from then on; a page that stands open already stays as it is until it is opened again. 'Global Settings' makes every public page anew.",
  "topic.contact-answer.question": "How do I work through contact messages?",
  "topic.contact-answer.answer":
    "Open Contact from Content. Set each message to New, In progress or Resolved as you go, so that nobody answers twice.",
  "topic.faq-order.question": "How do I change the order of the FAQs?",
  "topic.faq-order.answer":
    "Open FAQ and use the arrows; the first cannot go up and the last cannot go down. Question and answer are required.",
  "topic.video-add.question": "How do I add a video?",
  "topic.video-add.answer":
    "Open Videos and press Add: title and YouTube URL are required. The picture is taken from YouTube unless you give one. Status and Active are separate; both must be on for customers to see it.",
  "topic.video-thumbnail.question": "Why does a video show no picture?",
  "topic.video-thumbnail.answer":
    "The link holds no YouTube id, or the thumbnail address is broken; a placeholder stands in. Paste the link from YouTube's Share button.",
  "topic.seo-edit.question": "How do I change what search engines show of a page?",
  "topic.seo-edit.answer":
    "Open SEO Management, find the page and edit title, description, keywords and canonical address. An active record replaces what the shop makes up itself. Editing content is needed to open this section.",
  "topic.seo-coverage.question": "What does the SEO coverage mean?",
  "topic.seo-coverage.answer":
    "It is the share of pages with an active record: green from 80%, yellow from 60%, red below. Titles do best with 50-60 characters, descriptions with 150-160.",
  "topic.suggestion-status.question": "What do I do with a suggestion?",
  "topic.suggestion-status.answer":
    "Open Suggestions and mark it reviewed, implemented or rejected. The mark can be changed at any time.",
  "topic.question-answer.question": "How do I answer a question about a product?",
  "topic.question-answer.answer":
    "Open Product Questions: those without an answer stand first. Write the answer below the question and save it. It then stands on the product's page, and the customer finds word of it in the inbox.",
  "topic.whatsapp-connect.question": "WhatsApp is not connected. What now?",
  "topic.whatsapp-connect.answer":
    "Open WhatsApp and check four things: the gateway's URL, the credential id, that the phone's session is connected, and that the service runs. Orders are taken all the same; their messages are sent later.",
  "topic.whatsapp-template.question": "How do I change the WhatsApp messages?",
  "topic.whatsapp-template.answer":
    "Edit the templates on the WhatsApp page. Words in curly braces are filled in for each order; one that is not known is sent as it is written.",
  "topic.push-send.question": "How do I send a push notification?",
  "topic.push-send.answer":
    "Open Push Notifications, write a title of at most 50 and a message of at most 150 characters, choose the audience and the time. If nobody has allowed notifications, nothing can be sent.",
  "topic.push-template.question": "Who makes the notification templates?",
  "topic.push-template.answer":
    "Administrators create notification templates. The Templates tab only shows them; choose one there to start a message from it.",
  "topic.analytics-read.question": "What does Analytics count?",
  "topic.analytics-read.answer":
    "Visits, looked-at products, things put into the cart and the like. 'Anonymous' means that the visitor was not signed in.",
  "topic.abandonment-read.question": "When does a cart count as abandoned?",
  "topic.abandonment-read.answer":
    "When nothing happened in it for an hour and no order followed. The list shows how far each cart came, what it is worth and its top items; below it stands what is left behind most.",
  "topic.help-use.question": "How do I find something in this help?",
  "topic.help-use.answer":
    "Search by word, or choose Core, Commerce, Content or System. On every other page the assistant at the bottom right answers from the same topics.",
  "topic.help-keys.question": "Which keys make work faster?",
  "topic.help-keys.answer":
    "Press ? for the list. Ctrl+K searches sections, orders, products and actions from anywhere; J and K move through a list, Enter opens, E edits.",
  "topic.access-denied.question": "Why am I told 'Access denied'?",
  "topic.access-denied.answer":
    "Your role does not include that section, or an individual permission has expired. Open 'Details for support' below the message and send what it says to a super admin.",
  "topic.settings-theme.question": "How do I switch the dark theme or the animations?",
  "topic.settings-theme.answer":
    "Open the account menu at the top right. Both are kept on this device and change nothing for anybody else.",
  "topic.settings-language.question": "How do I change the language?",
  "topic.settings-language.answer":
    "Press the button with the two letters at the top right: the back office then speaks English or Roman Urdu on this device. Customers choose their own language.",
  "topic.settings-maintenance.question": "What does maintenance mode do?",
  "topic.settings-maintenance.answer":
    "Customers can still look around, but ordering is closed: every Add becomes an order by WhatsApp. Switch it and write its message in Settings; 'Undo' brings back what was saved before.",
  "topic.email-limit.question": "Why are no e-mails being sent?",
  "topic.email-limit.answer":
    "Look for 'Limit Reached' on the e-mail page: each configuration may send so many a day. Add or activate another one, or test it with your own address.",
} as const;
