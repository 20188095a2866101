/** Words of the pages that tell about the shop, and of the one that isn't there. */
export const en = {
  "about.title": "About Bozor",
  "about.description":
    "Bozor is a shop where people buy together. When five people order the same product on the same day, each of them pays less than the regular price.",
  "about.why": "Why choose Bozor",
  "about.why.price": "Group prices: when you buy together, everyone pays less",
  "about.why.delivery": "Free delivery across India",
  "about.why.safe": "Cash on delivery and easy returns",
  "about.how": "How it works",
  "about.how.choose": "Choose a product and see both prices: buying alone and with friends.",
  "about.how.start": "Start a group or join one. Whoever starts it saves another 5%.",
  "about.how.invite": "Invite friends: a group of five has one day to fill up.",
  "about.how.receive": "Receive your own parcel at your door and pay in cash.",
  "about.close.simple": "No prepayment and no obligation: if a group doesn't fill up, it costs you nothing.",
  "about.close.together": "Choose something, invite your friends, and pay less together.",

  "terms.title": "Terms & Conditions",
  "terms.lead": "What we promise each other, in plain words.",
  "terms.acceptance": "Acceptance",
  "terms.acceptance.1":
    "By opening the shop, logging in or ordering, you accept these terms. If you don't agree with them, please don't use the shop.",
  "terms.acceptance.2":
    "We may change these terms. A new version applies from the day it is published here; each order keeps the terms of the day it was placed.",
  "terms.eligibility": "Who can buy: 18 and older",
  "terms.eligibility.1":
    "You must be at least 18 years old to log in, join a group or order. By doing so you confirm that you are.",
  "terms.eligibility.2": "One person has one account, with a phone number of their own.",
  "terms.groups": "Group price and orders",
  "terms.groups.1":
    "The group price applies once the group is full. A group has one day; if it doesn't fill up, its orders are cancelled and nobody pays anything.",
  "terms.groups.2":
    "Prices are in rupees. You see every line of the total before you order, and you pay cash on delivery.",
  "terms.privacy": "Privacy",
  "terms.privacy.1":
    "Others in your group see your first name, the first letter of your last name and your Telegram photo, if you have one. Nobody sees your phone number, your address or your Telegram username.",
  "terms.privacy.2":
    "We share your name, phone number and address only with the courier who delivers your order. We don't sell data.",
  "terms.data": "Data we collect",
  "terms.data.1":
    "Your Telegram ID, name, photo and language, or the phone number you log in with; your delivery address; your orders and groups; and who invited you.",
  "terms.data.2":
    "What you open and tap in the shop, so that we can improve it, and how you found us, such as the name of an ad.",
  "terms.data.3":
    "On your device, we store your login, your language and who invited you. Contact support to get a copy of your data or to have it deleted.",
  "terms.policy": "Privacy policy",
  "terms.support": "Support",

  "lost.title": "Page not found",
  "lost.text": "The link may be out of date or incomplete.",
  "lost.home": "Go to the home page",
} as const;
