/** Words of the home below its products. */
export const en = {
  "steps.title": "How it works",
  "steps.choose": "Choose a product",
  "steps.chooseText":
    "Every product has two prices: one for buying alone and a much lower one for buying with friends.",
  "steps.start": "Start a group or join one",
  "steps.startText": "A group is five people. Whoever starts it saves another 5%.",
  "steps.invite": "Invite friends",
  "steps.inviteText": "Send them the link. You have one day to get all five together.",
  "steps.receive": "Receive your own parcel",
  "steps.receiveText": "We deliver it to your door for free. You pay in cash when it arrives.",
  "faq.title": "Questions and answers",
  "faq.price": "Why is it cheaper with friends?",
  "faq.priceText":
    "For the seller, five orders together are one big order. They save on packing and advertising and pass that saving on to you.",
  "faq.own": "Do we share one parcel?",
  "faq.ownText":
    "No. Each of the five places their own order, gets it at their own address and pays only for their own item.",
  "faq.alone": "What if I don't know four others?",
  "faq.aloneText":
    "Join a group that someone else has started: the product page shows the open groups and how many places are left. Or start one and share the link.",
  "faq.full": "What happens if the group doesn't fill up?",
  "faq.fullText":
    "After one day it closes, the orders are cancelled, and nobody pays anything. You can start a new one right away.",
  "faq.pay": "How do I pay?",
  "faq.payText": "In cash, when you receive your parcel. There is no prepayment.",
  "faq.delivery": "Is delivery really free?",
  "faq.deliveryText": "Yes, to every address in India.",
  "faq.return": "Can I return it?",
  "faq.returnText": "Yes, returns are easy: contact support, and we'll tell you what to do.",
  "faq.earn": "How do I earn by inviting friends?",
  "faq.earnText": "Share your personal link. You get 1.5% of everything your friends buy.",
  "company.title": "About",
  "company.text": "Bozor is a shop where people buy together and everyone pays less.",
  "company.contact": "Contact",
  "company.company": "Company",
  "company.documents": "Documents",
  "company.privacy": "Privacy policy",
  "company.returns": "Returns and refunds",
  "company.terms": "Terms & Conditions",
  "company.support": "Contact support",
  "company.more": "More about Bozor",
} as const;
