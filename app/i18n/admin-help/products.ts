import type { MessageTable } from "../messages.ts";

/** Help topics of the figures, of staff and of what the shop sells. */
export const productTopics = {
  "topic.setup-guide.question": ["How do I set up a new shop?", "Nayi dukaan kaise tayyar karoon?"],
  "topic.setup-guide.answer": [
    "Until everything is there the dashboard shows the steps: shop details and payees in the settings, then categories, products, delivery areas and staff. A step is done as soon as the shop has it. 'Put the guide away' hides the steps for everybody.",
    "Jab tak sab kuch na ho dashboard par kaam likhe hain: settings mein dukaan ki tafseel aur adaigi ke account, phir categories, products, delivery ke ilaqe aur staff. Cheez aate hi kaam ho gaya likha aata hai. 'Yeh rehnumai hata dein' sab ke liye chhupa deta hai.",
  ],
  "topic.dashboard-figures.question": ["What do the figures on the dashboard mean?", "Dashboard ke hindsay kya batate hain?"],
  "topic.dashboard-figures.answer": [
    "Revenue and profit count delivered orders only; profit uses the cost that each item had when it was ordered. The change compares this month so far with the same days of the month before. Press a figure to see the orders behind it.",
    "Kamai aur munafa sirf deliver ho chukay orders se banta hai; munafa us cost se nikalta hai jo order ke waqt thi. Farq is mahinay ke ab tak ke dinon ka pichlay mahinay ke unhi dinon se hai. Hindsa dabayein to us ke orders khul jate hain.",
  ],
  "topic.no-sales-data.question": [
    "Why does it say 'No sales data available'?",
    "'No sales data available' kyun likha aata hai?",
  ],
  "topic.no-sales-data.answer": [
    "There are four causes: no completed orders yet, no admin permission for the figures, a database issue, or an empty date range. Deliver an order, ask a super admin for the right, refresh after a minute, or choose a longer range.",
    "Char wajah ho sakti hain: abhi koi order mukammal nahin hua, aap ke paas hindson ki admin ijazat nahin, database ka masla, ya chuni hui tareekhon mein kuch nahin. Order deliver karein, super admin se ijazat lein, aik minute baad refresh karein, ya lamba arsa chunein.",
  ],
  "topic.statistics-range.question": ["How do I see the trend over more months?", "Ziada mahinon ka rujhan kaise dekhoon?"],
  "topic.statistics-range.answer": [
    "Open Statistics from the dashboard or with Ctrl+1 and choose 6 or 12 months. Every chart has its numbers as a table too, and 'Download CSV' saves them.",
    "Dashboard se ya Ctrl+1 se Statistics kholein aur 6 ya 12 mahinay chunein. Har chart ke hindsay table mein bhi hain, aur 'CSV download karein' se file ban jati hai.",
  ],
  "topic.users-find.question": ["How do I find a customer's account?", "Gahak ka account kaise dhoondoon?"],
  "topic.users-find.answer": [
    "Open Users and search by name, e-mail or phone. The list shows when the account was made and when it was last used; 'Never' means that nobody has signed in yet.",
    "Users kholein aur naam, e-mail ya phone se talash karein. List batati hai account kab bana aur aakhri baar kab istemal hua; 'Never' ka matlab hai abhi tak kisi ne sign in nahin kiya.",
  ],
  "topic.users-block.question": [
    "How do I sign somebody out, block or delete an account?",
    "Kisi ko sign out, band ya us ka account delete kaise karoon?",
  ],
  "topic.users-block.answer": [
    "Open Users and the person. End one session or all of them, send a link for a new password, block the account, or anonymise it: then the name and numbers go for good, orders and amounts stay. Team members are changed by a super admin alone.",
    "Users mein us shakhs ko kholein. Aik ya sab sessions khatam karein, naye password ka link bhejein, account band karein, ya naam mita dein: phir naam aur numbers hamesha ke liye jate hain, orders aur raqam rehti hai. Team walon ko sirf super admin badalta hai.",
  ],
  "topic.team-role.question": ["How do I give somebody a role?", "Kisi ko role kaise doon?"],
  "topic.team-role.answer": [
    "Open Team Management, find the person and choose a role. Only a super admin who may edit the team can do this, and the last super admin cannot be demoted.",
    "Team kholein, us shakhs ko dhoondein aur role chunein. Yeh sirf woh super admin kar sakta hai jise team badalne ki ijazat ho, aur aakhri super admin ka role kam nahin ho sakta.",
  ],
  "topic.team-invite.question": ["How do I bring somebody new into the team?", "Kisi naye ko team mein kaise laoon?"],
  "topic.team-invite.answer": [
    "In Team Management press Add member if the person has an account: the e-mail or phone number is enough. Otherwise press Invite by link: the link works once, for 48 hours, and goes by e-mail or is copied. Whoever is removed keeps the account as a customer.",
    "Team mein agar us ka account hai to 'Member daalein' dabayein: e-mail ya phone number kaafi hai. Warna 'Link se bulayein': link aik dafa, 48 ghante chalta hai, e-mail se jata hai ya copy hota hai. Jise nikaalein us ka account gahak ka reh jata hai.",
  ],
  "topic.team-grant.question": [
    "How do I let somebody edit one section only?",
    "Kisi ko sirf aik section badalne ki ijazat kaise doon?",
  ],
  "topic.team-grant.answer": [
    "In Team Management press Assign Section, choose the section and View Only or View & Edit, and an expiry if it should end by itself. It counts from the person's next click, and so does taking it back.",
    "Team mein Assign Section dabayein, section aur View Only ya View & Edit chunein, aur agar khud khatam hona ho to tareekh dein. Ijazat us ke aglay click se lagti hai, aur wapas lena bhi.",
  ],
  "topic.product-add.question": ["How do I add a product?", "Naya product kaise daaloon?"],
  "topic.product-add.answer": [
    "On Products press Add New Product, or N. Name, description, price and category are required; the unit is 'each' and the quality A unless you choose otherwise. Keywords are separated by commas.",
    "Products par 'Naya product daalein' ya N dabayein. Naam, tafseel, qeemat aur category zaroori hain; unit 'each' aur quality A rehti hai jab tak aap na badlein. Keywords ke beech comma lagayein.",
  ],
  "topic.product-image.question": ["Which image suits a product best?", "Product ke liye kaisi tasveer behtar hai?"],
  "topic.product-image.answer": [
    "Use a square image of 800x800 or 1000x1000, under 5MB, in JPG or PNG. Smaller or wider ones work too, but look worse on the card.",
    "Chakor tasveer lein: 800x800 ya 1000x1000, 5MB se kam, JPG ya PNG. Chhoti ya chauri bhi chal jati hai, magar card par achi nahin lagti.",
  ],
  "topic.product-hidden.question": [
    "Why is my product not showing in the store?",
    "Mera product store mein nazar kyun nahin aa raha?",
  ],
  "topic.product-hidden.answer": [
    "A product shows only if it is active, its stock is above 0, it has a category, all required fields are filled and it is not a draft. Check these five on its form.",
    "Product tab nazar aata hai jab woh active ho, stock 0 se ziada ho, category lagi ho, zaroori khanay bharay hon aur woh draft na ho. Form par yeh paanch cheezein dekh lein.",
  ],
  "topic.product-price.question": ["How do I put a product on discount?", "Product par riayat kaise lagaoon?"],
  "topic.product-price.answer": [
    "Switch the discount on and enter 0 to 100 percent. The customer's price is rounded once; the list price stays for comparison. Cost price is shown only to those who may edit products.",
    "Discount chalu karein aur 0 se 100 feesad likhein. Gahak ki qeemat aik hi baar round hoti hai; asal qeemat saath nazar aati rehti hai. Cost price sirf unhein dikhti hai jo products badal sakte hain.",
  ],
  "topic.product-stock.question": ["How is stock counted?", "Stock kaise gina jata hai?"],
  "topic.product-stock.answer": [
    "Placing an order takes stock, cancelling it gives it back, each exactly once. An empty stock field means that the product is not counted; 'in stock' alone then decides.",
    "Order lagne par stock kam hota hai, cancel par wapas aata hai, har baar sirf aik dafa. Stock ka khana khali ho to ginti nahin hoti; phir sirf 'in stock' ka nishan dekha jata hai.",
  ],
  "topic.product-list.question": ["How do I find products in the list?", "List mein product kaise dhoondoon?"],
  "topic.product-list.answer": [
    "Search by name, brand, barcode or number, and narrow the list by category, stock or status. 'Columns' chooses what is shown, and 'Keep this view' remembers the filters on this device.",
    "Naam, brand, barcode ya number likhein, aur category, stock ya status se list chhoti karein. 'Columns' se chunein kya nazar aaye, aur 'Yeh view mehfooz karein' se filters isi device par yaad rehte hain.",
  ],
  "topic.product-inline.question": [
    "How do I change a price without opening the product?",
    "Product khole baghair qeemat kaise badloon?",
  ],
  "topic.product-inline.answer": [
    "In the list press the pencil, or E on the row, and type price, stock or discount; Enter saves. In stock, featured and discount go on and off at a press of their sign.",
    "List mein pencil ya line par E dabayein, qeemat, stock ya discount likhein; Enter se save hota hai. Stock mein, featured aur discount apne nishan ko dabane se on off hote hain.",
  ],
  "topic.product-bulk.question": ["How do I change many products together?", "Kai products aik saath kaise badloon?"],
  "topic.product-bulk.answer": [
    "Tick rows and press 'Change the ticked ones', or 'Change all that match' for everything the filters found. 'See what would happen' lists each product before anything is changed.",
    "Lines par nishan lagayein aur 'Nishan lage hue badlein' dabayein, ya filters se jo mila us sab ke liye 'Jo mile sab badlein'. 'Dekhein kya hoga' badalne se pehle har product dikhata hai.",
  ],
  "topic.product-stale.question": [
    "Somebody changed the product while I was editing. What now?",
    "Main badal raha tha aur kisi ne product badal diya. Ab kya karoon?",
  ],
  "topic.product-stale.answer": [
    "Nothing is lost: your save waits, and your values stand beside the saved ones. Save again to keep yours, or press 'Drop mine and show what is saved'.",
    "Kuch zaya nahin hota: aap ka save ruk jata hai aur aap ki likhi cheezein save hui cheezon ke saath nazar aati hain. Apni rakhni hon to dobara save karein, warna 'Mera chhor dein, jo save hai woh dikhayein' dabayein.",
  ],
  "topic.product-archive.question": ["How do I take a product out of the shop?", "Product dukaan se kaise hataoon?"],
  "topic.product-archive.answer": [
    "Open it and press 'Archive'. Customers no longer see it, past orders keep it, and 'Restore' brings it back as it was. 'Duplicate' makes a copy to start a similar one from.",
    "Usay kholein aur 'Archive karein' dabayein. Customers ko nazar nahin aata, purane orders mein rehta hai, aur 'Wapas laayein' se jaisa tha waisa aa jata hai. 'Copy banayein' se milta julta naya product shuru hota hai.",
  ],
  "topic.product-timeline.question": ["How do I see who changed a product?", "Kaise dekhoon product kis ne badla?"],
  "topic.product-timeline.answer": [
    "Below its form stands the timeline: who changed what when, from which value to which. Slides, banners, reviews and answers have one too.",
    "Form ke neechay likha hai kab kya hua: kis ne kab kya badla, pehle kya tha aur ab kya hai. Slides, banners, reviews aur jawabon ke saath bhi yeh hai.",
  ],
  "topic.unit-add.question": ["The unit I need is missing. How do I add one?", "Jo unit chahiye woh nahin hai. Kaise daaloon?"],
  "topic.unit-add.answer": [
    "Press 'Add unit' beside the unit on the product's form and give its name and abbreviation. It is then offered for every product.",
    "Product ke form par unit ke saath 'Unit dalein' dabayein, naam aur chhota naam likhein. Phir woh har product ke liye milta hai.",
  ],
  "topic.csv-export.question": ["How do I get the products into a spreadsheet?", "Products spreadsheet mein kaise laoon?"],
  "topic.csv-export.answer": [
    "'Export CSV' above the list saves it as it is filtered now. The file can be changed in a spreadsheet and read in again.",
    "List ke oopar 'CSV nikaalein' list ko waise hi save karta hai jaise is waqt filter lagay hain. File spreadsheet mein badal kar wapas daali ja sakti hai.",
  ],
  "topic.csv-import.question": ["How do I read products in from a CSV file?", "CSV file se products kaise daaloon?"],
  "topic.csv-import.answer": [
    "Press 'Import CSV', choose the file and say what its columns mean. 'Try it out' shows what would be added, changed or left out, and why; nothing is saved before you apply it. A column that is missing leaves its field alone.",
    "'CSV daalein' dabayein, file chunein aur batayein kis column ka kya matlab hai. 'Azma kar dekhein' batata hai kya naya banega, kya badlega, kya rahega aur kyun; jab tak aap na lagayein kuch save nahin hota. Jo column na ho us ka khana waise hi rehta hai.",
  ],
  "topic.csv-refused.question": ["Why are rows of my CSV file wrong?", "Meri CSV file ki rows ghalat kyun hain?"],
  "topic.csv-refused.answer": [
    "Each wrong row says why: a cell too many, a formula, a category or unit that is not there, the same product twice. 'Download the wrong rows' gives them as a file to put right and read in again.",
    "Har ghalat row apni wajah batati hai: zyada khanay, formula, category ya unit jo hai hi nahin, aik product do baar. 'Ghalat rows download karein' se unhein theek kar ke dobara daalein.",
  ],
  "topic.pricing-sheet.question": ["How do I change many prices quickly?", "Bohat si qeematein jaldi kaise badloon?"],
  "topic.pricing-sheet.answer": [
    "Open Pricing and type the new prices: Enter or the arrow keys go to the next one, Ctrl+Enter saves them all. The new margin is shown as you type, with the discount taken off.",
    "Qeematein kholein aur nayi qeematein likhein: Enter ya teer agli par le jate hain, Ctrl+Enter sab save karta hai. Likhte hi naya margin nazar aata hai, discount nikaal kar.",
  ],
  "topic.pricing-below-cost.question": ["Why was a price on the sheet not saved?", "Sheet par qeemat save kyun nahin hui?"],
  "topic.pricing-below-cost.answer": [
    "It would sell below cost, discount included. If that is meant, tick 'Save prices below cost too' and save again. A product that somebody else has just changed waits as well, and the sheet says what is saved now.",
    "Discount ke baad woh khareed se kam parti hai. Phir bhi rakhni ho to 'Khareed se kam qeemat bhi mehfooz karein' par nishan lagayein aur dobara save karein. Jo product abhi kisi aur ne badla ho woh bhi ruk jata hai aur sheet batati hai ab kya save hai.",
  ],
  "topic.pricing-undo.question": ["How do I take a price change back?", "Qeemat ki tabdeeli wapas kaise loon?"],
  "topic.pricing-undo.answer": [
    "Below the sheet stand the last changes, old and new price, and who made them. 'Undo' puts one back unless the price has changed again since.",
    "Sheet ke neechay aakhri tabdeeliyan hain: purani aur nayi qeemat, aur kis ne badli. 'Wapas' se purani qeemat aa jati hai, jab tak qeemat us ke baad dobara na badli ho.",
  ],
  "topic.category-add.question": ["How do I add a category?", "Category kaise daaloon?"],
  "topic.category-add.answer": [
    "Open Categories and press 'Add Category'. Only the name is required; the image is previewed before you save. Without one the shop draws the print in the colour you choose. 'Sort by Order in the shop' shows the shop's order: move a category up or down in its menu.",
    "Categories kholein aur 'Category dalein' dabayein. Sirf naam zaroori hai; tasveer save karne se pehle nazar aa jati hai. Tasveer na ho to dukaan aap ke rang mein naqsh banati hai. 'Dukaan mein tarteeb' se list dukaan ki tarteeb mein aati hai: menu se category oopar ya neeche karein.",
  ],
  "topic.category-delete.question": ["Why can't I delete a category?", "Category delete kyun nahin hoti?"],
  "topic.category-delete.answer": [
    "A category that still holds products or subcategories stays. 'Move all products' in its menu takes all of them to another category; then delete it. A deleted category waits in the bin for 30 days.",
    "Jis category mein abhi products ya subcategories hon woh rehti hai. Us ke menu mein 'Saray products le jayein' sab ko doosri category mein le jata hai; phir delete karein. Delete ki hui category 30 din bin mein rehti hai.",
  ],
  "topic.subcategory-add.question": ["How do I add a subcategory?", "Subcategory kaise daaloon?"],
  "topic.subcategory-add.answer": [
    "Open Subcategories and press 'Add Subcategory'. Name and category are required. On the product form the list of subcategories follows the chosen category. Changing a subcategory's category moves its products along.",
    "Subcategories kholein aur 'Subcategory dalein' dabayein. Naam aur category zaroori hain. Product ke form par subcategories chuni hui category ke mutabiq aati hain. Subcategory ki category badlein to us ke products saath jate hain.",
  ],
} satisfies MessageTable;
