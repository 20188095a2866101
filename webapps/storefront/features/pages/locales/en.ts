/** Words of the pages that tell about the shop, and of the one that isn't there. */
export const en = {
  "about.title": "About Bozor",
  "about.description":
    "Bozor is a shop where people buy together. Five people order the same product on the same day, and each pays less than the regular price.",
  "about.why": "Why choose Bozor",
  "about.why.price": "A group price: buying together, everyone pays less",
  "about.why.delivery": "Free delivery across India",
  "about.why.safe": "Cash on delivery and easy returns",
  "about.how": "How it works",
  "about.how.choose": "Choose a product and see both prices: alone and with friends.",
  "about.how.start": "Start a group or join one. Whoever starts it saves 5% more.",
  "about.how.invite": "Invite friends: a group of five has one day to fill.",
  "about.how.receive": "Receive your own parcel at your door and pay in cash.",
  "about.close.simple": "No prepayment and no obligation: a group that doesn't fill costs you nothing.",
  "about.close.together": "Choose something, call your friends, and pay less together.",

  "terms.title": "Terms & Conditions",
  "terms.lead": "What we promise each other, in plain words.",
  "terms.acceptance": "Acceptance",
  "terms.acceptance.1":
    "By opening the shop, logging in or ordering you accept these terms. If you don't agree with them, please don't use the shop.",
  "terms.acceptance.2":
    "We may change the terms. The new text counts from the day it stands here; an order keeps the terms of the day it was placed.",
  "terms.eligibility": "Who can buy: 18 and older",
  "terms.eligibility.1":
    "You must be at least 18 years old to log in, join a group or order. By doing so you confirm that you are.",
  "terms.eligibility.2": "One person has one account, with a phone number of their own.",
  "terms.groups": "Group price and orders",
  "terms.groups.1":
    "A group price counts once the group is full. A group has one day; if it doesn't fill, its orders are cancelled and nobody pays anything.",
  "terms.groups.2":
    "Prices are in rupees. You see every line of the total before you order, and pay in cash on delivery.",
  "terms.privacy": "Privacy",
  "terms.privacy.1":
    "Others in your group see your first name, the first letter of your last name and your Telegram photo, if you have one. Nobody sees your phone, your address or your Telegram name.",
  "terms.privacy.2":
    "We give your name, phone and address only to the courier who brings your order. We don't sell data.",
  "terms.data": "Data we collect",
  "terms.data.1":
    "Your Telegram id, name, photo and language, or the phone number that you log in with; where to deliver; your orders and groups; who invited you.",
  "terms.data.2":
    "What you open and tap in the shop, so that we can make it better, and how you came here, such as an advertisement's name.",
  "terms.data.3":
    "On your device we keep your login, your language and who invited you. Write to support to get your data or to have it deleted.",
  "terms.policy": "Privacy policy",
  "terms.support": "Support",

  "lost.title": "There is no such page",
  "lost.text": "The link may be out of date or copied only in part.",
  "lost.home": "Go to the home page",
} as const;
