### What somebody is called whose name says something else

name-buyer = ख़रीदार
name-seller = विक्रेता
