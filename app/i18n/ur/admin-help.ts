import type { adminHelp as en } from "../en/admin-help.ts";
import type { Part } from "../part.ts";

export const adminHelp: Part<typeof en> = {
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
    "Kamai aur munafa sirf deliver ho chukay orders se banta hai; munafa us cost se nikalta hai jo order ke waqt thi. Farq is mahinay ke ab tak ke dinon ka pichlay mahinay ke unhi dinon se hai.",
  "topic.no-sales-data.question": "'No sales data available' kyun likha aata hai?",
  "topic.no-sales-data.answer":
    "Char wajah ho sakti hain: abhi koi order mukammal nahin hua, aap ke paas hindson ki admin ijazat nahin, database ka masla, ya chuni hui tareekhon mein kuch nahin. Order deliver karein, super admin se ijazat lein, aik minute baad refresh karein, ya lamba arsa chunein.",
  "topic.statistics-range.question": "Ziada mahinon ka rujhan kaise dekhoon?",
  "topic.statistics-range.answer":
    "Dashboard se ya Ctrl+1 se Statistics kholein aur 6 ya 12 mahinay chunein. Har chart ke hindsay table mein bhi hain.",
  "topic.users-find.question": "Gahak ka account kaise dhoondoon?",
  "topic.users-find.answer":
    "Users kholein aur naam ya e-mail se talash karein. List batati hai account kab bana aur aakhri baar kab istemal hua; 'Never' ka matlab hai abhi tak kisi ne sign in nahin kiya.",
  "topic.team-role.question": "Kisi ko role kaise doon?",
  "topic.team-role.answer":
    "Team kholein, us shakhs ko dhoondein aur role chunein. Yeh sirf woh super admin kar sakta hai jise team badalne ki ijazat ho, aur aakhri super admin ka role kam nahin ho sakta.",
  "topic.team-grant.question": "Kisi ko sirf aik section badalne ki ijazat kaise doon?",
  "topic.team-grant.answer":
    "Team mein Assign Section dabayein, section aur View Only ya View & Edit chunein, aur agar khud khatam hona ho to tareekh dein. Ijazat us ke aglay click se lagti hai, aur wapas lena bhi.",
  "topic.access-denied.question": "'Ijazat nahin' kyun aata hai?",
  "topic.access-denied.answer":
    "Aap ke role mein woh section nahin, ya aap ki alag se di hui ijazat ki muddat khatam ho gayi. Message ke neechay 'Support ke liye tafseel' kholein aur super admin ko bhej dein.",
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
  "topic.pricing-sheet.question": "Bohat si qeematein jaldi kaise badloon?",
  "topic.pricing-sheet.answer":
    "Qeematein kholein: nayi qeemat likhein aur agli line ke liye Enter dabayein. Margin foran nazar aata hai, cost se kam qeemat par tanbeeh aati hai, aur har tabdeeli wapas ho sakti hai.",
  "topic.category-add.question": "Category kaise daaloon?",
  "topic.category-add.answer":
    "Categories kholein aur Add dabayein. Sirf naam zaroori hai; tasveer save karne se pehle nazar aa jati hai.",
  "topic.category-delete.question": "Category delete kyun nahin hoti?",
  "topic.category-delete.answer":
    "Jis category mein abhi products ya subcategories hon woh rehti hai. Pehle unhein hata ya archive kar dein, phir delete karein.",
  "topic.subcategory-add.question": "Subcategory kaise daaloon?",
  "topic.subcategory-add.answer":
    "Subcategories kholein aur Add dabayein. Naam aur category zaroori hain. Product ke form par subcategories chuni hui category ke mutabiq aati hain.",
  "topic.order-status.question": "Order ka status kaise badloon?",
  "topic.order-status.answer":
    "Order kholein ya card par pencil dabayein, status chunein aur save karein. Koi bhi status lag sakta hai; gahak ko har tabdeeli ki khabar jati hai. 'Paid' ka nishan alag hai.",
  "topic.order-invoice.question": "Invoice kaise print ya download karoon?",
  "topic.order-invoice.answer":
    "Har order ke card par do button hain: aik invoice print karta hai, doosra order ke naam ki file mein save karta hai.",
  "topic.order-phone.question": "Phone ya WhatsApp par order kaise loon?",
  "topic.order-phone.answer":
    "Custom order banayein: gahak ka naam, phone aur pata, phir kam se kam aik cheez. Cheez stock se chun sakte hain, tab stock kam hoga, ya haath se naam aur qeemat likh sakte hain.",
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
    "Reviews kholein, review dhoondein aur Hide, Approve ya Reply dabayein. Review sirf woh gahak likh sakta hai jise product mila ho, aur sirf aik.",
  "topic.content-slides.question": "Home page ki slides aur banners kaise badloon?",
  "topic.content-slides.answer":
    "Content kholein. Slide ko alt text aur desktop aur mobile ki tasveer chahiye; banner ko unwan, tafseel, tasveer aur link. Teer se tarteeb banti hai, aur store par tabdeeli foran aati hai.",
  "topic.content-policies.question": "About page aur policies kaise badloon?",
  "topic.content-policies.answer":
    "Content mein Pages & Policies kholein. Unwan aur matan zaroori hain; jo entry active na ho woh gahak ko nazar nahin aati.",
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
    "SEO kholein, page dhoondein aur title, description, keywords aur canonical pata badlein. Active record dukan ke apne banaye matan ki jagah leta hai. Is section ke liye content badalne ki ijazat chahiye.",
  "topic.seo-coverage.question": "SEO coverage ka kya matlab hai?",
  "topic.seo-coverage.answer":
    "Yeh un pages ka hissa hai jin ka record active hai: 80% se sabz, 60% se peela, us se kam surkh. Title 50-60 aur description 150-160 harf ki behtar hai.",
  "topic.suggestion-status.question": "Mashwaray ka kya karoon?",
  "topic.suggestion-status.answer":
    "Mashwaray kholein aur reviewed, implemented ya rejected lagayein. Nishan kabhi bhi badal sakta hai.",
  "topic.question-answer.question": "Product par poochay sawal ka jawab kaise doon?",
  "topic.question-answer.answer":
    "'Products par sawal' kholein, sawal ke neechay jawab likhein aur bhej dein. Jawab product ke page par aa jata hai aur gahak ko khabar ho jati hai.",
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
    "Jab aik ghanta us mein kuch na ho aur order bhi na lage. Din mein aik yaad-dahani ja sakti hai; 72 ghantay mein order aa jaye to wapas aayi hui ginte hain.",
  "topic.help-use.question": "Is madad mein kuch kaise dhoondoon?",
  "topic.help-use.answer":
    "Lafz se talash karein, ya Bunyadi, Karobar, Content ya System chunein. Baqi har page par neechay dayein madadgar inhi baton se jawab deta hai.",
  "topic.help-keys.question": "Kaun si keys se kaam jaldi hota hai?",
  "topic.help-keys.answer":
    "Fehrist ke liye ? dabayein. Ctrl+K har jagah se sections, orders, products aur kaam dhoondta hai; J aur K list mein chalte hain, Enter kholta hai, E badalta hai.",
  "topic.settings-save.question": "Dukan ka naam aur rabta kaise badloon?",
  "topic.settings-save.answer":
    "Settings kholein, tab par khanay badlein aur Save Changes dabayein. Store par foran nazar aata hai.",
  "topic.settings-theme.question": "Gehra theme ya animations kaise badloon?",
  "topic.settings-theme.answer":
    "Oopar dayein account ka menu kholein. Dono isi device par rehte hain aur kisi aur ke liye kuch nahin badalta.",
  "topic.settings-maintenance.question": "Maintenance mode kya karta hai?",
  "topic.settings-maintenance.answer":
    "Gahak dukan dekh sakte hain magar order band hota hai: har Add ki jagah WhatsApp par order. Settings mein usay chalu karein aur paigham likhein.",
  "topic.email-limit.question": "E-mail kyun nahin ja rahi?",
  "topic.email-limit.answer":
    "E-mail ke page par 'Limit Reached' dekhein: har configuration din mein itni hi bhej sakti hai. Doosri daalein ya chalu karein, ya apne pate par test karein.",
};
