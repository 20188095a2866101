### What somebody is called whose name says something else

name-buyer = Покупатель
name-seller = Продавец
