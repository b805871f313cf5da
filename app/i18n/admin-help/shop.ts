import type { MessageTable } from "../messages.ts";

/** Help topics of content, messages, reports and settings. */
export const shopTopics = {
  "topic.message-failed.question": ["What do I do when a message did not leave?", "Paigham na jaye to kya karoon?"],
  "topic.message-failed.answer": [
    "Open Messages: it lists all WhatsApp messages, letters and pushes with their tries. 'Send again' begins anew, also for all that failed at once. While a channel is down its messages wait and leave by themselves; the order's page has a link to write on WhatsApp yourself.",
    "Messages kholein: wahan saray WhatsApp, e-mail aur push un ki koshishon ke sath hain. 'Dobara bhejein' shuru se bhejta hai, jo na gaye un sab ko bhi. Channel band ho to paigham intezar karte aur khud jate hain; order ke page par khud WhatsApp likhne ka link hai.",
  ],
  "topic.package-make.question": ["How do I make a package?", "Package kaise banaoon?"],
  "topic.package-make.answer": [
    "Open Packages and press Create Package: name, description and price are required. Below them choose products with their quantities; only products in stock are offered. What was ordered once cannot be deleted: retire it in its menu.",
    "Packages kholein aur Package banayein dabayein: naam, tafseel aur qeemat zaroori hain. Neeche products aur un ki miqdaar chunein; sirf stock wale products aate hain. Jis ka order ho chuka woh delete nahin hota: us ke menu se band karein.",
  ],
  "topic.package-unavailable.question": ["Why is a package sold out?", "Package khatam kyun dikhta hai?"],
  "topic.package-unavailable.answer": [
    "A package is as available as its scarcest product. Fill up that product's stock, or take it out of the package.",
    "Package utna hi milta hai jitna us ka sab se kam product. Us product ka stock barhayein, ya usay package se nikal dein.",
  ],
  "topic.service-show.question": ["How do I show a service on the homepage?", "Home page par service kaise dikhaoon?"],
  "topic.service-show.answer": [
    "Open Services and press Add: title, icon, description, link, emoji and order are required. The arrows move it up and down; switched off it is not shown.",
    "Services kholein aur Add dabayein: unwan, icon, tafseel, link, emoji aur tarteeb zaroori hain. Teer se oopar neechay hoti hai; band ho to nazar nahin aati.",
  ],
  "topic.zone-charge.question": ["How do I set the delivery charge of an area?", "Kisi ilaqay ka delivery charge kaise rakhoon?"],
  "topic.zone-charge.answer": [
    "Open Delivery Zones and press the zone's card. A zone that is not set uses Rs. 200 and is free above Rs. 2000; 0 as the least amount means no free delivery.",
    "Delivery ke ilaqe kholein aur ilaqay ka card dabayein. Jis ilaqay ka record na ho wahan Rs. 200 lagte hain aur Rs. 2000 se oopar muft hai; had 0 ho to muft delivery nahin.",
  ],
  "topic.review-approve.question": ["How do I hide or answer a review?", "Review kaise chhupaoon ya us ka jawab doon?"],
  "topic.review-approve.answer": [
    "Open Reviews and press 'Hide' or 'Approve'; press the review itself to reply to it. Only customers who received the product can write one, and one each; it is on the product's page at once.",
    "Reviews kholein aur 'Chhupayein' ya 'Manzoor karein' dabayein; jawab dene ke liye review khud kholein. Review sirf woh gahak likh sakta hai jise product mila ho, aur sirf aik; woh foran product ke page par aa jata hai.",
  ],
  "topic.content-slides.question": ["How do I change the slides of the homepage?", "Home page ki slides kaise badloon?"],
  "topic.content-slides.answer": [
    "Open Content. A slide needs an alt text and an image each for desktop and mobile. Its menu moves, edits and deletes it, and the store shows the change at once.",
    "Content kholein. Slide ko alt text aur desktop aur mobile ki tasveer chahiye. Us ke menu se tarteeb badalti hai, edit aur delete hoti hai, aur store par tabdeeli foran aati hai.",
  ],
  "topic.content-banners.question": ["How do I put a banner on the homepage?", "Home page par banner kaise lagaoon?"],
  "topic.content-banners.answer": [
    "In Content open 'Promotional Banners'. Title, description, image and link are required; the link says 'Shop Now' unless you write something else. 'Deactivate' hides a banner without deleting it.",
    "Content mein 'Promotional banners' kholein. Unwan, tafseel, tasveer aur link zaroori hain; link par 'Shop Now' likha aata hai jab tak aap kuch aur na likhein. 'Band karein' se banner delete huay baghair chhup jata hai.",
  ],
  "topic.content-seasonal.question": ["How do I show what is in season?", "Mausam ki cheezein kaise dikhaoon?"],
  "topic.content-seasonal.answer": [
    "In Content open 'Seasonal Products', find products, tick them and add them together. 'Stop featuring' takes one off the homepage and keeps it in the list; 'Remove' takes it out.",
    "Content mein 'Mausam ki cheezein' kholein, cheezein dhoondein, nishan lagayein aur aik saath dalein. 'Home page se hatayein' se cheez list mein rehti hai; 'Nikaal dein' se list se bhi jati hai.",
  ],
  "topic.content-policies.question": ["How do I edit the about page and the policies?", "About page aur policies kaise badloon?"],
  "topic.content-policies.answer": [
    "In Content open 'Pages & Policies'. Title and content are required, and 'Preview' shows the text as customers will read it; an entry that is not active is hidden from them.",
    "Content mein 'Pages aur policies' kholein. Unwan aur matn zaroori hain, aur 'Pehle dekhein' matn ko waise dikhata hai jaise customer parhe ga; jo band ho woh unhein nazar nahin aata.",
  ],
  "topic.content-shows.question": [
    "I changed something, but the store still shows the old text. Why?",
    "Maine badal diya magar store par purana nazar aata hai. Kyun?",
  ],
  "topic.content-shows.answer": [
    "A change shows on every page that is opened from then on; a page that stands open already stays as it is until it is opened again. 'Global Settings' makes every public page anew.",
    "Us ke baad jo bhi page khulta hai us par nayi cheez hoti hai; jo page pehle se khula ho woh dobara kholne tak waisa hi rehta hai. 'Global settings' har page naye siray se banata hai.",
  ],
  "topic.contact-answer.question": ["How do I work through contact messages?", "Contact ke paighamat kaise niptaoon?"],
  "topic.contact-answer.answer": [
    "Open Contact from Content. Set each message to New, In progress or Resolved as you go, so that nobody answers twice.",
    "Content se Contact kholein. Har paigham ki haalat saath saath badlein: Naya, Jaari ya Nipta diya, taake koi do dafa jawab na de.",
  ],
  "topic.faq-order.question": ["How do I change the order of the FAQs?", "FAQs ki tarteeb kaise badloon?"],
  "topic.faq-order.answer": [
    "Open FAQ and use the arrows; the first cannot go up and the last cannot go down. Question and answer are required.",
    "FAQ kholein aur teer istemal karein; pehla oopar aur aakhri neechay nahin ja sakta. Sawal aur jawab zaroori hain.",
  ],
  "topic.video-add.question": ["How do I add a video?", "Video kaise daaloon?"],
  "topic.video-add.answer": [
    "Open Videos and press Add: title and YouTube URL are required. Give a picture of this shop, or a print stands in. Status and Active are separate; both must be on for customers to see it.",
    "Videos kholein aur 'Video daalein' dabayein: unwan aur YouTube ka link zaroori hain. Isi dukaan ki tasveer ka pata dein, warna us ki jagah sada naqsh aata hai. 'Haalat' aur 'Chalu' alag hain; dono chalu hon tab gahak ko video nazar aati hai.",
  ],
  "topic.video-thumbnail.question": ["Why does a video show no picture?", "Video ki tasveer kyun nahin aati?"],
  "topic.video-thumbnail.answer": [
    "No picture of this shop is given, or its address is broken; a print stands in. Pages load none from YouTube. Upload one and paste its address, such as /uploads/….",
    "Isi dukaan ki tasveer nahin di, ya us ka pata kharab hai; us ki jagah sada naqsh aata hai. YouTube se koi tasveer nahin aati. Tasveer upload karein aur us ka pata likhein, jaise /uploads/….",
  ],
  "topic.seo-edit.question": ["How do I change what search engines show of a page?", "Google par page ka unwan kaise badloon?"],
  "topic.seo-edit.answer": [
    "Open SEO Management, find the page and edit title, description, keywords and canonical address. An active record replaces what the shop makes up itself. Editing content is needed to open this section.",
    "SEO kholein, page dhoondein aur title, description, keywords aur canonical pata badlein. Chalu record dukaan ke apne banaye matn ki jagah leta hai. Is section ke liye content badalne ki ijazat chahiye.",
  ],
  "topic.seo-coverage.question": ["What does the SEO coverage mean?", "SEO coverage ka kya matlab hai?"],
  "topic.seo-coverage.answer": [
    "It is the share of pages with an active record: green from 80%, yellow from 60%, red below. Titles do best with 50-60 characters, descriptions with 150-160.",
    "Yeh un pages ka hissa hai jin ka record chalu hai: 80% se sabz, 60% se peela, us se kam surkh. Title 50-60 huroof ka behtar hai, description 150-160 ki.",
  ],
  "topic.suggestion-status.question": ["What do I do with a suggestion?", "Mashwaray ka kya karoon?"],
  "topic.suggestion-status.answer": [
    "Open Suggestions and mark it reviewed, implemented or rejected. The mark can be changed at any time.",
    "Mashwaray kholein aur reviewed, implemented ya rejected lagayein. Nishan kabhi bhi badal sakta hai.",
  ],
  "topic.question-answer.question": [
    "How do I answer a question about a product?",
    "Product par poochay sawal ka jawab kaise doon?",
  ],
  "topic.question-answer.answer": [
    "Open Product Questions: those without an answer stand first. Write the answer below the question and save it. It then stands on the product's page, and the customer finds word of it in the inbox.",
    "'Products par sawal' kholein: jin ka jawab baqi hai woh sab se pehle hain. Sawal ke neechay jawab likhein aur save karein. Jawab product ke page par aa jata hai aur customer ko inbox mein khabar milti hai.",
  ],
  "topic.whatsapp-connect.question": ["WhatsApp is not connected. What now?", "WhatsApp juda nahin. Ab kya karoon?"],
  "topic.whatsapp-connect.answer": [
    "Open WhatsApp and check four things: the gateway's URL, the credential id, that the phone's session is connected, and that the service runs. Orders are taken all the same; their messages are sent later.",
    "WhatsApp kholein aur char cheezein dekhein: gateway ka URL, credential id, phone ka session juda ho, aur service chal rahi ho. Orders phir bhi lagte hain; un ke paighamat baad mein jate hain.",
  ],
  "topic.whatsapp-template.question": ["How do I change the WhatsApp messages?", "WhatsApp ke paighamat kaise badloon?"],
  "topic.whatsapp-template.answer": [
    "Edit the templates on the WhatsApp page. Words in curly braces are filled in for each order; one that is not known is sent as it is written.",
    "WhatsApp ke page par templates badlein. Curly braces wale lafz har order ke mutabiq bharte hain; jo lafz maloom na ho waise hi chala jata hai.",
  ],
  "topic.push-send.question": ["How do I send a push notification?", "Push notification kaise bhejoon?"],
  "topic.push-send.answer": [
    "Open Push Notifications, write a title of at most 50 and a message of at most 150 characters, choose the audience and the time. It reaches customers who agreed to offers, once a day at most and never between 21:00 and 09:00. If nobody has allowed notifications, nothing can be sent.",
    "Push Notifications kholein, 50 huroof tak unwan aur 150 huroof tak paigham likhein, log aur waqt chunein. Yeh un customers tak jata hai jinhon ne offers ki ijazat di, din mein zyada se zyada aik dafa, aur 21:00 se 09:00 tak kabhi nahin. Jab tak koi bhi notifications ki ijazat na de, kuch nahin ja sakta.",
  ],
  "topic.push-template.question": ["Who makes the notification templates?", "Notification ke templates kaun banata hai?"],
  "topic.push-template.answer": [
    "Administrators create notification templates. The Templates tab only shows them; choose one there to start a message from it.",
    "Notification ke templates administrators banate hain. Templates ke tab mein woh sirf nazar aate hain; wahan se aik chun kar paigham shuru karein.",
  ],
  "topic.analytics-read.question": ["What does Analytics count?", "Analytics mein kya gina jata hai?"],
  "topic.analytics-read.answer": [
    "Visits, looked-at products, things put into the cart and the like. 'Anonymous' means that the visitor was not signed in.",
    "Pages kholna, products dekhna, cart mein daalna waghera. 'Mehmaan' ka matlab hai ke woh shakhs sign in nahin tha.",
  ],
  "topic.abandonment-read.question": ["When does a cart count as abandoned?", "Cart chhori hui kab maani jati hai?"],
  "topic.abandonment-read.answer": [
    "When nothing happened in it for an hour and no order followed. The list shows how far each cart came, what it is worth and its top items; below it stands what is left behind most.",
    "Jab aik ghanta us mein kuch na ho aur order bhi na lage. List batati hai cart kahan tak pohancha, kitne ka hai aur us mein khaas kya hai; neechay woh cheezein hain jo sab se zyada chhori jati hain.",
  ],
  "topic.abandonment-remind.question": ["How do I remind customers of their carts?", "Customers ko cart kaise yaad dilaoon?"],
  "topic.abandonment-remind.answer": [
    "Press Remind beside a cart, or send all that are due at once. Only customers who agreed to offers in their profile are written to, once in 24 hours for a cart and never after an order. Settings, Email can do it by itself. Recovered counts who ordered within 72 hours.",
    "Cart ke saath Yaad dilayein dabayein, ya sab aik sath bhejein. Sirf un customers ko likha jata hai jinhon ne profile mein offers ki ijazat di, aik cart ki 24 ghantay mein aik dafa, order ke baad kabhi nahin. Settings, Email se yeh khud bhi ho sakta hai. Wapas aaye mein woh hain jinhon ne 72 ghantay mein order kiya.",
  ],
  "topic.email-configure.question": ["How do I send letters through my own account?", "Apne account se e-mail kaise bhejoon?"],
  "topic.email-configure.answer": [
    "Open Email from Settings, press Add configuration and enter the ids of an EmailJS account, or a mail server with its user and password. Test sends one letter through exactly that configuration. Active ones take turns until each has reached its daily limit; at midnight they count from zero.",
    "Settings se Email kholein, Configuration shamil karein dabayein aur EmailJS account ki ids likhein, ya mail server, us ka user aur password. Test sirf usi configuration se aik e-mail bhejta hai. Chalu configurations bari bari bhejti hain jab tak rozana ki hadd na aaye; aadhi raat ko ginti sifar hoti hai.",
  ],
  "topic.help-use.question": ["How do I find something in this help?", "Is madad mein kuch kaise dhoondoon?"],
  "topic.help-use.answer": [
    "Search by word, or choose Core, Commerce, Content or System. On every other page the assistant at the bottom right answers from the same topics.",
    "Lafz se talash karein, ya Bunyadi, Karobar, Content ya System chunein. Baqi har page par neechay dayein madadgar inhi baton se jawab deta hai.",
  ],
  "topic.help-keys.question": ["Which keys make work faster?", "Kaun si keys se kaam jaldi hota hai?"],
  "topic.help-keys.answer": [
    "Press ? for the list. Ctrl+K searches sections, orders, products and actions from anywhere; J and K move through a list, Enter opens, E edits.",
    "Fehrist ke liye ? dabayein. Ctrl+K har jagah se sections, orders, products aur kaam dhoondta hai; J aur K list mein chalte hain, Enter kholta hai, E badalta hai.",
  ],
  "topic.access-denied.question": ["Why am I told 'Access denied'?", "'Ijazat nahin' kyun aata hai?"],
  "topic.access-denied.answer": [
    "Your role does not include that section, or an individual permission has expired. Open 'Details for support' below the message and send what it says to a super admin.",
    "Aap ke role mein woh section nahin, ya aap ki alag se di hui ijazat ki muddat khatam ho gayi. Message ke neechay 'Support ke liye tafseel' kholein aur super admin ko bhej dein.",
  ],
  "topic.settings-theme.question": [
    "How do I switch the dark theme or the animations?",
    "Gehra theme ya animations kaise badloon?",
  ],
  "topic.settings-theme.answer": [
    "Open the account menu at the top right. Both are kept on this device and change nothing for anybody else.",
    "Oopar dayein account ka menu kholein. Dono isi device par rehte hain aur kisi aur ke liye kuch nahin badalta.",
  ],
  "topic.settings-language.question": ["How do I change the language?", "Zuban kaise badloon?"],
  "topic.settings-language.answer": [
    "Press the button with the two letters at the top right: the back office then speaks English or Roman Urdu on this device. Customers choose their own language.",
    "Oopar dayein do harfon wala button dabayein: phir is device par sab kuch English ya Roman Urdu mein hota hai. Customers apni zuban khud chunte hain.",
  ],
  "topic.settings-maintenance.question": ["What does maintenance mode do?", "Maintenance mode kya karta hai?"],
  "topic.settings-maintenance.answer": [
    "Customers can still look around, but ordering is closed: every Add becomes an order by WhatsApp. Switch it and write its message in Settings; 'Undo' brings back what was saved before.",
    "Gahak dukaan dekh sakte hain magar order band hota hai: har Add ki jagah WhatsApp par order. Settings mein usay chalu karein aur paigham likhein; 'Wapas karein' se woh aa jata hai jo pehle save tha.",
  ],
  "topic.email-limit.question": ["Why are no e-mails being sent?", "E-mail kyun nahin ja rahi?"],
  "topic.email-limit.answer": [
    "Look for 'Limit Reached' on the e-mail page: each configuration may send so many a day. Add or activate another one, or test it with your own address.",
    "E-mail ke page par 'Limit Reached' dekhein: har configuration din mein itni hi bhej sakti hai. Doosri daalein ya chalu karein, ya apne pate par test karein.",
  ],
} satisfies MessageTable;
