import type { Drawings } from "./types.ts";

export const interiors: Drawings = {
  living: {
    scene: "place",
    colours: ["beige", "sky", "green", "grey"],
    art: `
      rect 0 0 1280 690 0 : down(c+6,c+4)
      rect 0 676 1280 16 0 : white
      rect 0 690 1280 270 0 : down(#b88d63,#cfa679)
      *12 140 0 path M-160 690 L-320 960 L-314 960 L-157 690z : #8a6442 /0.3
      rect 470 110 360 320 4 : white
      rect 484 124 332 292 2 : down(#9fd0f0,#e3f1f7,#b5cf9b)
      rect 646 124 8 292 0 : white
      path M440 90 L530 90 Q520 300 450 470 L420 470z : cream /0.9
      path M860 90 L770 90 Q780 300 850 470 L880 470z : cream /0.9
      rect 400 78 500 14 7 : wood
      path M480 690 L840 690 L1000 960 L420 960z : white /0.16
      oval 640 846 470 84 : c-2
      oval 640 846 430 70 : c+3
      use sofa 640 800 0.82
      use lamp 1100 790 0.78 : gold
      use plant 176 790 0.8 : white
      rect 930 200 150 190 4 : white
      rect 944 214 122 162 2 : down(#e8b48a,#c96f5b)
      circle 1010 270 30 : lamp`,
  },
  kitchenRoom: {
    scene: "place",
    colours: ["white", "sky", "green"],
    art: `
      rect 0 0 1280 720 0 : down(#f3eee6,#e4dccf)
      *16 80 0 rect 4 330 76 180 0 : #fbfaf7
      *16 80 0 rect 4 420 76 2 0 : #d9d4c9
      rect 0 60 820 250 0 : front(c)
      *5 164 0 rect 8 70 148 230 4 : c+2
      *5 164 0 rect 74 276 16 14 4 : steel
      rect 0 500 1280 34 0 : #7d6a58
      rect 0 534 1280 240 0 : front(c)
      *7 184 0 rect 8 546 168 214 4 : c+2
      *7 184 0 rect 62 562 60 8 4 : steel
      rect 0 774 1280 186 0 : down(#b59a7c,#d0b894)
      *9 160 0 path M0 774 L-120 960 L-114 960 L4 774z : #8a7257 /0.4
      use kettle 180 504 0.36 : red
      use stove 980 774 0.42 : steel
      path M900 70 L1060 70 L1120 250 L840 250z : down(#e8ebee,#a8aeb6)
      rect 940 0 80 76 0 : #c4c9cf
      rect 440 440 150 64 6 : steel
      line 12 M516 440 L516 380 Q516 356 546 356 L560 372 : steel
      use plant 720 504 0.3 : white
      rect 1150 90 120 260 4 : glass`,
  },
  bedroom: {
    scene: "place",
    colours: ["sky", "pink", "beige", "violet"],
    art: `
      rect 0 0 1280 690 0 : down(c+7,c+5)
      rect 0 674 1280 16 0 : white
      rect 0 690 1280 270 0 : down(#ab8460,#c79e76)
      rect 120 120 240 330 4 : white
      rect 134 134 212 302 2 : down(#b3daf2,#eef6f5)
      rect 236 134 8 302 0 : white
      path M90 96 L180 96 Q170 360 110 540 L80 540z : c+2 /0.9
      path M390 96 L300 96 Q310 360 370 540 L400 540z : c+2 /0.9
      use bed 760 850 0.92
      use lamp 1180 800 0.62 : gold
      rect 700 130 150 110 4 : white
      rect 712 142 126 86 2 : down(c,c-3)
      rect 890 130 110 140 4 : white
      rect 902 142 86 116 2 : down(gold,#c96f5b)
      oval 560 920 360 46 : white /0.5`,
  },
  bathroom: {
    scene: "place",
    colours: ["sky", "green", "beige"],
    art: `
      rect 0 0 1280 720 0 : down(c+7,c+5)
      *16 80 0 rect 0 0 3 720 0 : white /0.7
      *9 0 80 rect 0 0 1280 3 0 : white /0.7
      rect 0 400 1280 40 0 : c-1 /0.6
      rect 0 720 1280 240 0 : down(#bfc6cb,#dfe4e6)
      *9 170 0 path M0 720 L-160 960 L-155 960 L3 720z : white /0.8
      path M90 560 L760 560 L740 740 Q730 790 670 790 L180 790 Q120 790 110 740z : down(white,#d9dee2)
      rect 70 540 710 34 17 : down(white,#e3e8eb)
      line 14 M180 540 L180 250 Q180 220 220 220 L270 220 : steel
      path M240 220 L330 220 L310 250 L260 250z : steel
      rect 900 200 220 230 20 : #e9f3f7
      rect 910 210 200 210 16 : down(#cfe4ee,#f4fafc)
      path M930 400 L1010 220 L1050 220 L970 400z : white /0.6
      rect 850 560 320 34 10 : white
      path M880 594 L1140 594 Q1120 660 1050 664 L970 664 Q900 660 880 594z : down(white,#cfd6da)
      rect 986 660 48 150 6 : #dfe4e7
      line 12 M1010 560 L1010 500 Q1010 484 1040 486 : steel
      rect 560 300 120 150 6 : c
      rect 560 420 120 30 4 : c+4
      line 8 M540 300 L700 300 : steel`,
  },
  office: {
    scene: "place",
    colours: ["blue", "green"],
    art: `
      rect 0 0 1280 700 0 : down(#f2f3f4,#dfe3e7)
      *3 400 0 rect 60 90 340 400 2 : down(#a9d2ee,#e8f3f8,#c5d4da)
      *3 400 0 rect 226 90 8 400 0 : white
      *6 0 0 path M60 490 L60 380 L120 380 L120 330 L190 330 L190 420 L260 420 L260 360 L330 360 L330 440 L400 440 L400 490z : #9db1c2 /0.7
      rect 0 700 1280 260 0 : down(#9aa1a8,#b8bec4)
      path M60 700 L400 700 L520 960 L0 960z : white /0.18
      use desk 400 850 0.78
      use desk 980 870 0.7
      use plant 1210 830 0.6 : white
      *3 300 0 rect 260 0 160 16 6 : lamp`,
  },
  cafe: {
    scene: "place",
    colours: ["green", "brown"],
    art: `
      rect 0 0 1280 700 0 : down(c-1,c-3)
      rect 0 380 1280 320 0 : down(#9b6f49,#83593a)
      *26 50 0 rect 0 380 3 320 0 : #5e3e28 /0.5
      *3 380 0 rect 130 90 260 220 4 : lamp /0.9
      *3 380 0 rect 140 100 240 200 2 : down(#9fc9e4,#e9f3f5)
      rect 0 700 1280 260 0 : down(#6d543f,#8b6d52)
      *12 130 0 path M-100 700 L-260 960 L-254 960 L-97 700z : #4e3a2b /0.5
      *3 380 0 line 5 M255 0 L255 190 : ink
      *3 380 0 path M205 240 Q210 190 255 186 Q300 190 305 240z : gold
      *3 380 0 circle 255 250 26 : lamp
      *3 380 0 circle 255 250 130 : glow(#fff1c488,#fff1c400)
      use dining 360 860 0.66 : wood
      use dining 960 880 0.74 : wood`,
  },
};
