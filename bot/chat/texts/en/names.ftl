### What somebody is called whose name says something else

name-buyer = Buyer
name-seller = Seller
