### Pages and pictures of the web

page-shop = Bozor – cheaper with friends
page-shop-about = Five people buy together, and each pays the group price. Free delivery across India, cash on delivery.
page-products = All products at group prices – Bozor
page-shop-search = Search – Bozor
page-terms = Terms & Conditions – Bozor
page-about = About Bozor
page-missing = Page not found – Bozor
page-market = Bozor – classifieds in Uzbekistan
page-market-about = Buy and sell near you: cars, homes, phones, clothes and more. Free to post, right in Telegram.
page-market-search = Search – Bozor
page-category = { $name } – listings on Bozor
page-category-about = { $name }: listings from all over Uzbekistan with prices and photos.
page-product = { $title } – { $price } with friends
page-product-about = { $price } with friends instead of { $regular } alone. Free delivery, cash on delivery.
page-shop-category = { $name } at group prices – Bozor
page-shop-category-about = { $count ->
    [one] { $count } product
   *[other] { $count } products
} at group prices from { $price }. Free delivery, cash on delivery.
page-invitation = Places left: { $left } of { $places }. Join: { $title }
page-invitation-full = This group is full, start your own: { $title }
page-invitation-ended = This group has ended, start your own: { $title }
page-invitation-from = { $name } invites you to buy together.
page-listing = { $name } – { $price }, { $place }
page-listing-over = { $name } – no longer on sale
page-listing-about = { $price }, { $place }.
page-open = Open in Telegram
picture-tagline = Cheaper with friends
picture-together = With friends
picture-delivery = Free delivery · Cash on delivery
picture-places = Places left: { $left } of { $places }
picture-full = This group is full
picture-market = Classifieds in Uzbekistan
picture-shop-promise = Cheaper with friends
picture-shop-more = Five people, one group price. Free delivery across India.
picture-market-promise = Buy and sell near you
picture-market-more = Classifieds in Uzbekistan, right in Telegram.
picture-promotion = Get your listing noticed
building-classifieds = The classifieds are being built
building-storefront = The shop is being built
building-reports = The reports are being built
building-soon = This takes a few seconds. The page opens by itself.
