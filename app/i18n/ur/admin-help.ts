import type { adminHelp as en } from "../en/admin-help.ts";
import type { Translation } from "../messages.ts";

export const adminHelp: Translation<typeof en> = {
  title: "Madad",
  search: "Madad mein talash",
  "search.go": "Talash",
  "search.clear": "Saaf karein",
  categories: "Madad ki categories",
  "category.all": "Sab",
  "category.core": "Bunyadi",
  "category.commerce": "Karobar",
  "category.content": "Content",
  "category.system": "System",
  count: { one: "{count} jawab", other: "{count} jawab" },
  "not-yet": "abhi bana nahin",
  "not-built": "{section} abhi bana nahin: yeh aise kaam karega.",
  "type.basic": "Asaan",
  "type.advanced": "Gehri baat",
  "type.troubleshooting": "Masla",
  none: "Koi jawab nahin mila.",
  "none.why": "Koi aur lafz likhein, ya sari categories dekhein.",
  "none.all": "Sari madad dikhayein",
  "open-section": "{section} kholein",
  minimise: "Chhota karein",
  restore: "Chat dobara kholein",
  close: "Chat band karein",
  chat: "Chat",
  "chat.user": "Aap",
  "chat.bot": "Madadgar",
  welcome: "Assalam o Alaikum! Aap {section} mein hain. Is ke baray mein kuch bhi poochein, ya neechay se sawal chunein.",
  fallback:
    "Is ka jawab mere paas nahin. Madad ka section dekhein, support se rabta karein, ya kaise, kyun ya kya laga kar dobara poochein.",
  questions: "Sawal jo aap pooch sakte hain",
  "questions.more": "Aur sawal",
  ask: "Aap ka sawal",
  send: "Bhejein",
  "topic.dashboard-figures.question": "Dashboard ke hindsay kya batate hain?",
  "topic.dashboard-figures.answer":
    "Kamai aur munafa sirf deliver ho chukay orders se banta hai; munafa us cost se nikalta hai jo order ke waqt thi. Farq is mahinay ke ab tak ke dinon ka pichlay mahinay ke unhi dinon se hai. Hindsa dabayein to us ke orders khul jate hain.",
  "topic.no-sales-data.question": "'No sales data available' kyun likha aata hai?",
  "topic.no-sales-data.answer":
    "Char wajah ho sakti hain: abhi koi order mukammal nahin hua, aap ke paas hindson ki admin ijazat nahin, database ka masla, ya chuni hui tareekhon mein kuch nahin. Order deliver karein, super admin se ijazat lein, aik minute baad refresh karein, ya lamba arsa chunein.",
  "topic.statistics-range.question": "Ziada mahinon ka rujhan kaise dekhoon?",
  "topic.statistics-range.answer":
    "Dashboard se ya Ctrl+1 se Statistics kholein aur 6 ya 12 mahinay chunein. Har chart ke hindsay table mein bhi hain, aur 'CSV download karein' se file ban jati hai.",
  "topic.users-find.question": "Gahak ka account kaise dhoondoon?",
  "topic.users-find.answer":
    "Users kholein aur naam ya e-mail se talash karein. List batati hai account kab bana aur aakhri baar kab istemal hua; 'Never' ka matlab hai abhi tak kisi ne sign in nahin kiya.",
  "topic.team-role.question": "Kisi ko role kaise doon?",
  "topic.team-role.answer":
    "Team kholein, us shakhs ko dhoondein aur role chunein. Yeh sirf woh super admin kar sakta hai jise team badalne ki ijazat ho, aur aakhri super admin ka role kam nahin ho sakta.",
  "topic.team-grant.question": "Kisi ko sirf aik section badalne ki ijazat kaise doon?",
  "topic.team-grant.answer":
    "Team mein Assign Section dabayein, section aur View Only ya View & Edit chunein, aur agar khud khatam hona ho to tareekh dein. Ijazat us ke aglay click se lagti hai, aur wapas lena bhi.",
  "topic.product-add.question": "Naya product kaise daaloon?",
  "topic.product-add.answer":
    "Products par 'Naya product daalein' ya N dabayein. Naam, tafseel, qeemat aur category zaroori hain; unit 'each' aur quality A rehti hai jab tak aap na badlein. Keywords ke beech comma lagayein.",
  "topic.product-image.question": "Product ke liye kaisi tasveer behtar hai?",
  "topic.product-image.answer":
    "Chakor tasveer lein: 800x800 ya 1000x1000, 5MB se kam, JPG ya PNG. Chhoti ya chauri bhi chal jati hai, magar card par achi nahin lagti.",
  "topic.product-hidden.question": "Mera product store mein nazar kyun nahin aa raha?",
  "topic.product-hidden.answer":
    "Product tab nazar aata hai jab woh active ho, stock 0 se ziada ho, category lagi ho, zaroori khanay bharay hon aur woh draft na ho. Form par yeh paanch cheezein dekh lein.",
  "topic.product-price.question": "Product par riayat kaise lagaoon?",
  "topic.product-price.answer":
    "Discount chalu karein aur 0 se 100 feesad likhein. Gahak ki qeemat aik hi baar round hoti hai; asal qeemat saath nazar aati rehti hai. Cost price sirf unhein dikhti hai jo products badal sakte hain.",
  "topic.product-stock.question": "Stock kaise gina jata hai?",
  "topic.product-stock.answer":
    "Order lagne par stock kam hota hai, cancel par wapas aata hai, har baar sirf aik dafa. Stock ka khana khali ho to ginti nahin hoti; phir sirf 'in stock' ka nishan dekha jata hai.",
  "topic.product-list.question": "List mein product kaise dhoondoon?",
  "topic.product-list.answer":
    "Naam, brand, barcode ya number likhein, aur category, stock ya status se list chhoti karein. 'Columns' se chunein kya nazar aaye, aur 'Yeh view mehfooz karein' se filters isi device par yaad rehte hain.",
  "topic.product-inline.question": "Product khole baghair qeemat kaise badloon?",
  "topic.product-inline.answer":
    "List mein pencil ya line par E dabayein, qeemat, stock ya discount likhein; Enter se save hota hai. Stock mein, featured aur discount apne nishan ko dabane se on off hote hain.",
  "topic.product-bulk.question": "Kai products aik saath kaise badloon?",
  "topic.product-bulk.answer":
    "Lines par nishan lagayein aur 'Nishan lage hue badlein' dabayein, ya filters se jo mila us sab ke liye 'Jo mile sab badlein'. 'Dekhein kya hoga' badalne se pehle har product dikhata hai.",
  "topic.product-stale.question": "Main badal raha tha aur kisi ne product badal diya. Ab kya karoon?",
  "topic.product-stale.answer":
    "Kuch zaya nahin hota: aap ka save ruk jata hai aur aap ki likhi cheezein save hui cheezon ke saath nazar aati hain. Apni rakhni hon to dobara save karein, warna 'Mera chhor dein, jo save hai woh dikhayein' dabayein.",
  "topic.product-archive.question": "Product dukaan se kaise hataoon?",
  "topic.product-archive.answer":
    "Usay kholein aur 'Archive karein' dabayein. Customers ko nazar nahin aata, purane orders mein rehta hai, aur 'Wapas laayein' se jaisa tha waisa aa jata hai. 'Copy banayein' se milta julta naya product shuru hota hai.",
  "topic.product-timeline.question": "Kaise dekhoon product kis ne badla?",
  "topic.product-timeline.answer":
    "Form ke neechay likha hai kab kya hua: kis ne kab kya badla, pehle kya tha aur ab kya hai. Slides, banners, reviews aur jawabon ke saath bhi yeh hai.",
  "topic.unit-add.question": "Jo unit chahiye woh nahin hai. Kaise daaloon?",
  "topic.unit-add.answer":
    "Product ke form par unit ke saath 'Unit dalein' dabayein, naam aur chhota naam likhein. Phir woh har product ke liye milta hai.",
  "topic.csv-export.question": "Products spreadsheet mein kaise laoon?",
  "topic.csv-export.answer":
    "List ke oopar 'CSV nikaalein' list ko waise hi save karta hai jaise is waqt filter lagay hain. File spreadsheet mein badal kar wapas daali ja sakti hai.",
  "topic.csv-import.question": "CSV file se products kaise daaloon?",
  "topic.csv-import.answer":
    "'CSV daalein' dabayein, file chunein aur batayein kis column ka kya matlab hai. 'Azma kar dekhein' batata hai kya naya banega, kya badlega, kya rahega aur kyun; jab tak aap na lagayein kuch save nahin hota. Jo column na ho us ka khana waise hi rehta hai.",
  "topic.csv-refused.question": "Meri CSV file ki rows ghalat kyun hain?",
  "topic.csv-refused.answer":
    "Har ghalat row apni wajah batati hai: zyada khanay, formula, category ya unit jo hai hi nahin, aik product do baar. 'Ghalat rows download karein' se unhein theek kar ke dobara daalein.",
  "topic.pricing-sheet.question": "Bohat si qeematein jaldi kaise badloon?",
  "topic.pricing-sheet.answer":
    "Qeematein kholein aur nayi qeematein likhein: Enter ya teer agli par le jate hain, Ctrl+Enter sab save karta hai. Likhte hi naya margin nazar aata hai, discount nikaal kar.",
  "topic.pricing-below-cost.question": "Sheet par qeemat save kyun nahin hui?",
  "topic.pricing-below-cost.answer":
    "Discount ke baad woh khareed se kam parti hai. Phir bhi rakhni ho to 'Khareed se kam qeemat bhi mehfooz karein' par nishan lagayein aur dobara save karein. Jo product abhi kisi aur ne badla ho woh bhi ruk jata hai aur sheet batati hai ab kya save hai.",
  "topic.pricing-undo.question": "Qeemat ki tabdeeli wapas kaise loon?",
  "topic.pricing-undo.answer":
    "Sheet ke neechay aakhri tabdeeliyan hain: purani aur nayi qeemat, aur kis ne badli. 'Wapas' se purani qeemat aa jati hai, jab tak qeemat us ke baad dobara na badli ho.",
  "topic.category-add.question": "Category kaise daaloon?",
  "topic.category-add.answer":
    "Categories kholein aur Add dabayein. Sirf naam zaroori hai; tasveer save karne se pehle nazar aa jati hai.",
  "topic.category-delete.question": "Category delete kyun nahin hoti?",
  "topic.category-delete.answer":
    "Jis category mein abhi products ya subcategories hon woh rehti hai. Pehle unhein hata ya archive kar dein, phir delete karein.",
  "topic.subcategory-add.question": "Subcategory kaise daaloon?",
  "topic.subcategory-add.answer":
    "Subcategories kholein aur Add dabayein. Naam aur category zaroori hain. Product ke form par subcategories chuni hui category ke mutabiq aati hain.",
  "topic.order-views.question": "Kaun se orders mera intezar kar rahe hain?",
  "topic.order-views.answer":
    "List ke oopar dekhein: 'Confirm karne hain', 'Pack karne hain', 'Rawana' aur 'Paise baqi'. Talash mein order number, phone ya naam likhein.",
  "topic.order-status.question": "Order ka status kaise badloon?",
  "topic.order-status.answer":
    "Card par agla status dabayein, ya koi aur chunne ke liye pencil. 8 second tak 'Wapas karein' se wapas ho jata hai; us ke baad hi customer ko khabar jati hai. Paise milne ka nishan alag hai.",
  "topic.order-bulk.question": "Kai orders ka status aik saath kaise badloon?",
  "topic.order-bulk.answer":
    "Un par nishan lagayein, 'Chune hue orders ka status' mein status chunein aur 'Lagayein' dabayein. Jo order is dauran kisi aur ne badla ho woh waise hi rehta hai aur aap ko bataya jata hai.",
  "topic.order-live.question": "Naye order ka pata kaise chale?",
  "topic.order-live.answer":
    "Orders khula rakhein: naya order aate hi ghanti bajti hai aur list ke oopar nazar aata hai jab tak koi 'Sun liya' na dabaye. Dukaan se raabta toot jaye to naye orders har 30 second baad dekhe jaate hain.",
  "topic.order-locked.question": "Orders ka page lock ya khamosh kyun hai?",
  "topic.order-locked.answer":
    "30 minute tak koi haath na lagaye to customers chhup jate hain, ghanti phir bhi bajti hai; sign in karein to wahin se chalta hai. Browser tab tak awaz nahin karta jab tak koi page ko aik baar haath na lagaye.",
  "topic.order-invoice.question": "Invoice kaise print ya download karoon?",
  "topic.order-invoice.answer":
    "Har order ke card par do button hain: aik invoice print karta hai, doosra order ke naam ki file mein save karta hai.",
  "topic.order-papers.question": "Parchi, saman ki list aur rider ki parchi kaise print karoon?",
  "topic.order-papers.answer":
    "Order kholein aur 'Is order ke kaghaz' mein se chunein; parchi 80 aur 58 mm mein aur dono zubanon mein banti hai. Orders ke oopar 'Saman chunne ki list' kai orders ka saman ikattha karti hai. Dobara print ho to us par DUPLICATE likha hota hai.",
  "topic.order-phone.question": "Phone ya WhatsApp par order kaise loon?",
  "topic.order-phone.answer":
    "Counter par, ya 'Custom order banayein' se: gahak ka naam, phone aur pata, phir kam se kam aik cheez. Cheez stock se chun sakte hain, tab stock kam hoga, ya haath se naam aur qeemat likh sakte hain.",
  "topic.counter-sale.question": "Counter par bikri kaise karoon?",
  "topic.counter-sale.answer":
    "Orders ke oopar 'Counter' dabayein. Cheez scan karein ya naam likh kar Enter dabayein; pehle 3* likhein to teen aati hain. F9 se adaigi par jayein, Ctrl+Enter se cash aur parchi. Ctrl+F9 se doosri adaigi khulti hai, ek sale par kai bhi ho sakti hain. Desktop window mein F11 se galla khulta hai.",
  "topic.counter-caller.question": "Phone par gahak lambi list likhwa raha hai. Jaldi kaise ho?",
  "topic.counter-caller.answer":
    "Counter par F3 phone number poochta hai aur naam, pata aur pichli tokri le aata hai; F4 pichli tokri daal deta hai. F6 paste ki hui WhatsApp list parhta hai, F7 tokri rok leta hai jab tak aap kisi aur ko dein, F8 usay dobara kholta hai.",
  "topic.order-cancel.question": "Order cancel hone par kya hota hai?",
  "topic.order-cancel.answer":
    "Us ka stock aur delivery ka waqt aik dafa wapas ho jata hai. Baad mein koi aur status lagayein to jo bacha ho dobara le liya jata hai.",
  "topic.payment-read.question": "Kaise dekhoon kaun se orders ke paise aa gaye?",
  "topic.payment-read.answer":
    "Payments kholein aur status ya gateway se chhaantein. Order par 'Paid' lagane se payment mukammal hoti hai; nishan hatane se dobara pending ho jati hai.",
  "topic.package-make.question": "Package kaise banaoon?",
  "topic.package-make.answer":
    "Packages kholein aur Create dabayein: naam, tafseel aur qeemat zaroori hain. Phir products aur un ki miqdaar chunein; sirf stock wale products aate hain.",
  "topic.package-unavailable.question": "Package khatam kyun dikhta hai?",
  "topic.package-unavailable.answer":
    "Package utna hi milta hai jitna us ka sab se kam product. Us product ka stock barhayein, ya usay package se nikal dein.",
  "topic.service-show.question": "Home page par service kaise dikhaoon?",
  "topic.service-show.answer":
    "Services kholein aur Add dabayein: unwan, icon, tafseel, link, emoji aur tarteeb zaroori hain. Teer se oopar neechay hoti hai; band ho to nazar nahin aati.",
  "topic.zone-charge.question": "Kisi ilaqay ka delivery charge kaise rakhoon?",
  "topic.zone-charge.answer":
    "Delivery ke ilaqe kholein aur ilaqay ka card dabayein. Jis ilaqay ka record na ho wahan Rs. 200 lagte hain aur Rs. 2000 se oopar muft hai; had 0 ho to muft delivery nahin.",
  "topic.review-approve.question": "Review kaise chhupaoon ya us ka jawab doon?",
  "topic.review-approve.answer":
    "Reviews kholein aur 'Chhupayein' ya 'Manzoor karein' dabayein; jawab dene ke liye review khud kholein. Review sirf woh gahak likh sakta hai jise product mila ho, aur sirf aik; woh foran product ke page par aa jata hai.",
  "topic.content-slides.question": "Home page ki slides kaise badloon?",
  "topic.content-slides.answer":
    "Content kholein. Slide ko alt text aur desktop aur mobile ki tasveer chahiye. Teer se tarteeb banti hai, pencil se badalti hai, aur store par tabdeeli foran aati hai.",
  "topic.content-banners.question": "Home page par banner kaise lagaoon?",
  "topic.content-banners.answer":
    "Content mein 'Promotional banners' kholein. Unwan, tafseel, tasveer aur link zaroori hain; link par 'Shop Now' likha aata hai jab tak aap kuch aur na likhein. 'Band karein' se banner delete huay baghair chhup jata hai.",
  "topic.content-seasonal.question": "Mausam ki cheezein kaise dikhaoon?",
  "topic.content-seasonal.answer":
    "Content mein 'Mausam ki cheezein' kholein, cheezein dhoondein, nishan lagayein aur aik saath dalein. 'Home page se hatayein' se cheez list mein rehti hai; 'Nikaal dein' se list se bhi jati hai.",
  "topic.content-policies.question": "About page aur policies kaise badloon?",
  "topic.content-policies.answer":
    "Content mein 'Pages aur policies' kholein. Unwan aur matn zaroori hain, aur 'Pehle dekhein' matn ko waise dikhata hai jaise customer parhe ga; jo band ho woh unhein nazar nahin aata.",
  "topic.content-shows.question": "Maine badal diya magar store par purana nazar aata hai. Kyun?",
  "topic.content-shows.answer":
    "Us ke baad jo bhi page khulta hai us par nayi cheez hoti hai; jo page pehle se khula ho woh dobara kholne tak waisa hi rehta hai. 'Global settings' har page naye siray se banata hai.",
  "topic.contact-answer.question": "Contact ke paighamat kaise nipatoon?",
  "topic.contact-answer.answer":
    "Content se Contact kholein. Har paigham ka status saath saath badlein: New, In progress ya Resolved, taake koi do baar jawab na de.",
  "topic.faq-order.question": "FAQs ki tarteeb kaise badloon?",
  "topic.faq-order.answer":
    "FAQ kholein aur teer istemal karein; pehla oopar aur aakhri neechay nahin ja sakta. Sawal aur jawab zaroori hain.",
  "topic.video-add.question": "Video kaise daaloon?",
  "topic.video-add.answer":
    "Videos kholein aur Add dabayein: unwan aur YouTube ka link zaroori hain. Tasveer YouTube se aati hai jab tak aap apni na dein. Status aur Active alag hain; dono chalu hon tab gahak ko nazar aata hai.",
  "topic.video-thumbnail.question": "Video ki tasveer kyun nahin aati?",
  "topic.video-thumbnail.answer":
    "Link mein YouTube ki id nahin, ya thumbnail ka pata kharab hai; us ki jagah khali tasveer aati hai. YouTube ke Share button wala link lagayein.",
  "topic.seo-edit.question": "Google par page ka unwan kaise badloon?",
  "topic.seo-edit.answer":
    "SEO kholein, page dhoondein aur title, description, keywords aur canonical pata badlein. Active record dukaan ke apne banaye matan ki jagah leta hai. Is section ke liye content badalne ki ijazat chahiye.",
  "topic.seo-coverage.question": "SEO coverage ka kya matlab hai?",
  "topic.seo-coverage.answer":
    "Yeh un pages ka hissa hai jin ka record active hai: 80% se sabz, 60% se peela, us se kam surkh. Title 50-60 aur description 150-160 harf ki behtar hai.",
  "topic.suggestion-status.question": "Mashwaray ka kya karoon?",
  "topic.suggestion-status.answer":
    "Mashwaray kholein aur reviewed, implemented ya rejected lagayein. Nishan kabhi bhi badal sakta hai.",
  "topic.question-answer.question": "Product par poochay sawal ka jawab kaise doon?",
  "topic.question-answer.answer":
    "'Products par sawal' kholein: jin ka jawab baqi hai woh sab se pehle hain. Sawal ke neechay jawab likhein aur save karein. Jawab product ke page par aa jata hai aur customer ko inbox mein khabar milti hai.",
  "topic.whatsapp-connect.question": "WhatsApp juda nahin. Ab kya karoon?",
  "topic.whatsapp-connect.answer":
    "WhatsApp kholein aur char cheezein dekhein: gateway ka URL, credential id, phone ka session juda ho, aur service chal rahi ho. Orders phir bhi lagte hain; un ke paighamat baad mein jate hain.",
  "topic.whatsapp-template.question": "WhatsApp ke paighamat kaise badloon?",
  "topic.whatsapp-template.answer":
    "WhatsApp ke page par templates badlein. Curly braces wale lafz har order ke mutabiq bharte hain; jo lafz maloom na ho waise hi chala jata hai.",
  "topic.push-send.question": "Push notification kaise bhejoon?",
  "topic.push-send.answer":
    "Push Notifications kholein, 50 harf tak title aur 150 harf tak paigham likhein, log aur waqt chunein. Agar kisi ne notifications ki ijazat na di ho to kuch nahin ja sakta.",
  "topic.push-template.question": "Notification ke templates kaun banata hai?",
  "topic.push-template.answer":
    "Notification ke templates administrators banate hain. Templates ka tab sirf dikhata hai; wahan se chun kar paigham shuru karein.",
  "topic.analytics-read.question": "Analytics mein kya ginte hain?",
  "topic.analytics-read.answer":
    "Pages kholna, products dekhna, cart mein daalna waghera. 'Anonymous' ka matlab hai woh shakhs sign in nahin tha.",
  "topic.abandonment-read.question": "Cart chhori hui kab maani jati hai?",
  "topic.abandonment-read.answer":
    "Jab aik ghanta us mein kuch na ho aur order bhi na lage. List batati hai cart kahan tak pohancha, kitne ka hai aur us mein khaas kya hai; neechay woh cheezein hain jo sab se zyada chhori jati hain.",
  "topic.help-use.question": "Is madad mein kuch kaise dhoondoon?",
  "topic.help-use.answer":
    "Lafz se talash karein, ya Bunyadi, Karobar, Content ya System chunein. Baqi har page par neechay dayein madadgar inhi baton se jawab deta hai.",
  "topic.help-keys.question": "Kaun si keys se kaam jaldi hota hai?",
  "topic.help-keys.answer":
    "Fehrist ke liye ? dabayein. Ctrl+K har jagah se sections, orders, products aur kaam dhoondta hai; J aur K list mein chalte hain, Enter kholta hai, E badalta hai.",
  "topic.access-denied.question": "'Ijazat nahin' kyun aata hai?",
  "topic.access-denied.answer":
    "Aap ke role mein woh section nahin, ya aap ki alag se di hui ijazat ki muddat khatam ho gayi. Message ke neechay 'Support ke liye tafseel' kholein aur super admin ko bhej dein.",
  "topic.settings-theme.question": "Gehra theme ya animations kaise badloon?",
  "topic.settings-theme.answer":
    "Oopar dayein account ka menu kholein. Dono isi device par rehte hain aur kisi aur ke liye kuch nahin badalta.",
  "topic.settings-language.question": "Zuban kaise badloon?",
  "topic.settings-language.answer":
    "Oopar dayein do harfon wala button dabayein: phir is device par sab kuch English ya Roman Urdu mein hota hai. Customers apni zuban khud chunte hain.",
  "topic.settings-maintenance.question": "Maintenance mode kya karta hai?",
  "topic.settings-maintenance.answer":
    "Gahak dukaan dekh sakte hain magar order band hota hai: har Add ki jagah WhatsApp par order. Settings mein usay chalu karein aur paighaam likhein; 'Wapas karein' se woh aa jata hai jo pehle save tha.",
  "topic.email-limit.question": "E-mail kyun nahin ja rahi?",
  "topic.email-limit.answer":
    "E-mail ke page par 'Limit Reached' dekhein: har configuration din mein itni hi bhej sakti hai. Doosri daalein ya chalu karein, ya apne pate par test karein.",
};
