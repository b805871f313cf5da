import type { MessageTable } from "../messages.ts";

/** Help topics of orders, of the counter and of payments. */
export const orderTopics = {
  "topic.order-views.question": ["Where are the orders that wait for me?", "Kaun se orders mera intezar kar rahe hain?"],
  "topic.order-views.answer": [
    "The tabs above the list hold them: 'To confirm', 'To pack', 'Out' and 'Unpaid'. The search takes an order number, a phone number or a name.",
    "List ke oopar dekhein: 'Confirm karne hain', 'Pack karne hain', 'Rawana' aur 'Paise baqi'. Talash mein order number, phone ya naam likhein.",
  ],
  "topic.order-status.question": ["How do I change the status of an order?", "Order ka status kaise badloon?"],
  "topic.order-status.answer": [
    "Press the next status on its card, or the pencil to choose any other. 'Undo' takes it back for 8 seconds; only then is the customer told. 'Paid' is a switch of its own.",
    "Card par agla status dabayein, ya koi aur chunne ke liye pencil. 8 second tak 'Wapas karein' se wapas ho jata hai; us ke baad hi customer ko khabar jati hai. Paise milne ka nishan alag hai.",
  ],
  "topic.order-bulk.question": ["How do I move several orders together?", "Kai orders ka status aik saath kaise badloon?"],
  "topic.order-bulk.answer": [
    "Mark them, choose the status at 'Set marked orders to' and press 'Set'. An order that somebody else has moved meanwhile stays as it is, and you are told.",
    "Un par nishan lagayein, 'Chune hue orders ka status' mein status chunein aur 'Lagayein' dabayein. Jo order is dauran kisi aur ne badla ho woh waise hi rehta hai aur aap ko bataya jata hai.",
  ],
  "topic.order-live.question": ["How do I hear of new orders?", "Naye order ka pata kaise chale?"],
  "topic.order-live.answer": [
    "Keep Orders open: a new order rings and stands above the list until somebody presses 'Heard it'. When the line to the shop is down, new orders are looked for every 30 seconds.",
    "Orders khula rakhein: naya order aate hi ghanti bajti hai aur list ke oopar nazar aata hai jab tak koi 'Sun liya' na dabaye. Dukaan se raabta toot jaye to naye orders har 30 second baad dekhe jaate hain.",
  ],
  "topic.order-locked.question": ["Why is the orders desk locked, or silent?", "Orders ka page lock ya khamosh kyun hai?"],
  "topic.order-locked.answer": [
    "A desk that nobody has touched for 30 minutes hides the customers and still rings; sign in, and it goes on where it stopped. A browser makes no sound until somebody has touched the page once.",
    "30 minute tak koi haath na lagaye to customers chhup jate hain, ghanti phir bhi bajti hai; sign in karein to wahin se chalta hai. Browser tab tak awaz nahin karta jab tak koi page ko aik baar haath na lagaye.",
  ],
  "topic.order-invoice.question": ["How do I print or download an invoice?", "Invoice kaise print ya download karoon?"],
  "topic.order-invoice.answer": [
    "Each order card has two buttons: one prints the invoice, the other saves it as a file named after the order.",
    "Har order ke card par do button hain: aik invoice print karta hai, doosra order ke naam ki file mein save karta hai.",
  ],
  "topic.order-papers.question": [
    "How do I print slips, picking lists and rider sheets?",
    "Parchi, saman ki list aur rider ki parchi kaise print karoon?",
  ],
  "topic.order-papers.answer": [
    "Open the order and choose one under 'Papers of this order'; a slip comes in 80 and 58 mm and in both languages. 'Picking list' above the orders gathers several. What is printed again says DUPLICATE.",
    "Order kholein aur 'Is order ke kaghaz' mein se chunein; parchi 80 aur 58 mm mein aur dono zubanon mein banti hai. Orders ke oopar 'Saman chunne ki list' kai orders ka saman ikattha karti hai. Dobara print ho to us par DUPLICATE likha hota hai.",
  ],
  "topic.order-phone.question": ["How do I take an order by phone or WhatsApp?", "Phone ya WhatsApp par order kaise loon?"],
  "topic.order-phone.answer": [
    "At the counter, or with 'Create custom order': customer name, phone and delivery address, then at least one product. An item may come from the inventory, and then counts in stock, or be written by hand with its price.",
    "Counter par, ya 'Custom order banayein' se: gahak ka naam, phone aur pata, phir kam se kam aik cheez. Cheez stock se chun sakte hain, tab stock kam hoga, ya haath se naam aur qeemat likh sakte hain.",
  ],
  "topic.counter-sale.question": ["How do I sell over the counter?", "Counter par bikri kaise karoon?"],
  "topic.counter-sale.answer": [
    "Press 'Counter' above the orders. Scan or type a product and press Enter; 3* before it takes three. F9 goes to the payment, and Ctrl+Enter takes the cash and prints the slip. Ctrl+F9 opens the other payments, for one sale several if need be. In the desktop window F11 opens the drawer for change.",
    "Orders ke oopar 'Counter' dabayein. Cheez scan karein ya naam likh kar Enter dabayein; pehle 3* likhein to teen aati hain. F9 se adaigi par jayein, Ctrl+Enter se cash aur parchi. Ctrl+F9 se doosri adaigi khulti hai, ek sale par kai bhi ho sakti hain. Desktop window mein F11 se galla khulta hai.",
  ],
  "topic.counter-caller.question": [
    "A customer calls with a long list. What is quickest?",
    "Phone par gahak lambi list likhwa raha hai. Jaldi kaise ho?",
  ],
  "topic.counter-caller.answer": [
    "At the counter F3 asks for the phone number and brings name, address and last basket, which F4 takes over. F6 reads a WhatsApp list that you paste, F7 holds the basket while you serve somebody else, F8 takes it up again.",
    "Counter par F3 phone number poochta hai aur naam, pata aur pichli tokri le aata hai; F4 pichli tokri daal deta hai. F6 paste ki hui WhatsApp list parhta hai, F7 tokri rok leta hai jab tak aap kisi aur ko dein, F8 usay dobara kholta hai.",
  ],
  "topic.order-cancel.question": ["What happens when an order is cancelled?", "Order cancel hone par kya hota hai?"],
  "topic.order-cancel.answer": [
    "Its stock and its delivery slot are given back, once. Setting another status later takes them again, as far as they are still there.",
    "Us ka stock aur delivery ka waqt aik dafa wapas ho jata hai. Baad mein koi aur status lagayein to jo bacha ho dobara le liya jata hai.",
  ],
  "topic.day-read.question": [
    "How do I see what came in today, and who took it?",
    "Kaise dekhoon aaj kitna aaya aur kis ne liya?",
  ],
  "topic.day-read.answer": [
    "Open Day. Each row is a way of paying, each column a person; a figure opens the entries that it is made of. A bar of the hours shows that hour alone. 'Export CSV' saves the entries. Goods on khata are not money received, a payment on khata is.",
    "'Din ka hisaab' kholein. Har row aik tareeqa hai, har column aik shakhs; raqam par dabane se uski entries khulti hain. Ghanton ki patti sirf us ghante ko dikhati hai. 'CSV file' se entries save hoti hain. Khate par diya saman mili hui raqam nahin, khate ki adaigi hai.",
  ],
  "topic.khata-give.question": ["How do I sell on khata and take a payment?", "Khate par kaise bechoon aur adaigi kaise loon?"],
  "topic.khata-give.answer": [
    "Open the contact and set a limit with 'Save limit'. At the counter type the phone number, open the other payments and choose Khata. Above the limit it is refused. For a payment open the contact: all that is owed is filled in, choose the way and press 'Take payment'. Entries are never changed; a correction is an entry of its own.",
    "Contact kholein aur 'Limit save karein' se limit rakhein. Counter par phone number likhein, doosri adaigi kholein aur Khata chunein. Limit se upar mana ho jata hai. Adaigi ke liye contact kholein: poori baqi raqam likhi hoti hai, tareeqa chunein aur 'Adaigi lein' dabayein. Entries kabhi nahin badaltin; durusti apni alag entry hai.",
  ],
  "topic.contact-merge.question": [
    "Somebody calls from two numbers. How do I make them one?",
    "Koi do number se call karta hai. Dono ko aik kaise karoon?",
  ],
  "topic.contact-merge.answer": [
    "Open Contacts and the person, type the other number under 'Merge with another number' and press 'Compare'. Choose which words stay. Orders and khata of both stay and add up; 'Separate' takes it back.",
    "Contacts mein us shakhs ko kholein, 'Kisi aur number se milayein' mein doosra number likhein aur 'Dekhein' dabayein. Chunein kya rahe. Dono ke orders aur khata rehte aur jama hote hain; 'alag karein' se wapas ho jata hai.",
  ],
  "topic.statement-match.question": [
    "How do I book a statement of the bank or a wallet?",
    "Bank ya wallet ka statement kaise likhoon?",
  ],
  "topic.statement-match.answer": [
    "In Payments open 'Statements' and choose the CSV file. The first time say what its columns mean; that is kept for each source. The page shows which payments match, by transaction number, then by amount and day, and why each other row is left. 'Mark as received' books what matches; reading the file again changes nothing.",
    "Payments mein 'Statements' kholein aur CSV file chunein. Pehli dafa batayein ke columns ka matlab kya hai; har source ke liye yaad rehta hai. Page dikhata hai ke kaun si payments milti hain, pehle transaction number se, phir raqam aur din se, aur baqi rows kyun rahin. 'Mil gayi likhein' milne wali likh deta hai; file dobara parhne se kuch nahin badalta.",
  ],
  "topic.payment-read.question": ["How do I see which orders are paid?", "Kaise dekhoon kaun se orders ke paise aa gaye?"],
  "topic.payment-read.answer": [
    "Open Payments and filter by status and gateway, or search by order number, reference or name. 'To collect' holds what is still to come, 'To refund' what goes back. Total Revenue is what was received, less what was given back.",
    "Payments kholein, status ya gateway se chhaantein, ya order number, reference ya naam se dhoondein. 'Lene hain' mein woh jo abhi aana hai, 'Wapas karne hain' mein woh jo wapas jana hai. Kul Wasooli woh hai jo mila, wapas kiya nikal kar.",
  ],
  "topic.payment-book.question": [
    "How do I book a transfer, or money that goes back?",
    "Transfer ya wapas kiye gaye paise kaise likhoon?",
  ],
  "topic.payment-book.answer": [
    "Open the payment. 'Mark as received' books what came in; less than is due leaves the rest to collect. 'Mark as failed' is for a transfer that did not arrive: the customer may then give another reference. 'Give money back' takes an amount, why, and a note.",
    "Payment kholein. 'Mil gayi likhein' se jo aaya likha jata hai; kam ho to baqi lena rehta hai. 'Nakaam likhein' us transfer ke liye jo na pahuncha: customer phir doosra reference de sakta hai. 'Paise wapas karein' mein raqam, wajah aur note likhein.",
  ],
} satisfies MessageTable;
