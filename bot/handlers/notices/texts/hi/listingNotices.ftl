### What became of a notice's button

listing-renewed = ✅ बढ़ाया गया: ख़रीदार इसे { $day } तक देखेंगे
listing-reopened = ✅ फिर से बिक्री पर
listing-resubmitted = ✅ जाँच के लिए भेजा गया
