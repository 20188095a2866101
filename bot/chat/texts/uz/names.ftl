### What somebody is called whose name says something else

name-buyer = Xaridor
name-seller = Sotuvchi
