import type { Drawings } from "./types.ts";

export const yardGoods: Drawings = {
  topchan: {
    scene: "yard",
    colours: ["red", "green"],
    shadow: 380,
    art: `
      *4 226 0 rect -356 -170 30 170 4 : wood-2
      rect -380 -200 760 50 8 : front(wood)
      *4 226 0 rect -370 -340 22 150 4 : wood
      rect -380 -350 760 20 6 : wood+1
      *22 34 0 rect -364 -330 8 130 2 : wood-1
      rect -360 -240 720 44 20 : c
      *9 78 0 path M-344 -218 q18 -30 36 0 q-18 30 -36 0z : gold
      rect -340 -300 150 64 26 : front(c)
      rect 190 -300 150 64 26 : front(c-1)
      rect -120 -262 240 20 6 : wood+2
      <> rect 80 -246 16 44 2 : wood
      use teapot -20 -258 0.24 : blue
      oval 70 -268 34 10 : #e8963a`,
  },
  tandoor: {
    scene: "yard",
    colours: ["brown"],
    shadow: 300,
    art: `
      rect -300 -90 600 90 6 : front(#a4674a)
      *6 100 0 rect -296 -84 92 36 3 : #b5775a
      *6 100 0 rect -296 -42 92 36 3 : #955a40
      path M-250 -90 Q-280 -330 -120 -420 L120 -420 Q280 -330 250 -90z : ball(c)
      oval 0 -420 124 34 : c-4
      oval 0 -414 96 22 : glow(#ffe08a,#f58a3c,#8a2f1c)
      path M-44 -90 Q-44 -170 0 -174 Q44 -170 44 -90z : soot
      path M-30 -90 Q-24 -130 0 -124 Q24 -140 30 -90z : glow(#ffe08a,#f58a3c,#d8472f)
      *3 60 0 line 9 M-60 -460 q-24 -36 0 -66 q24 -36 0 -66 : white /0.6
      *2 90 -10 circle 210 -140 46 : glow(#f3cf8f,#d9953f,#a8642a)
      *2 90 -10 ring 210 -140 30 5 : #a8642a`,
  },
  pool: {
    scene: "field",
    colours: ["sky"],
    shadow: 370,
    art: `
      path M-370 -190 L-350 0 Q0 60 350 0 L370 -190z : along(c+1,c,c-2)
      *8 98 0 rect -352 -190 16 190 6 : white
      oval 0 -190 376 80 : white
      oval 0 -190 350 68 : down(#7fd3ea,#3fa9cc)
      line 7 M-220 -200 Q-160 -220 -100 -200 M20 -170 Q90 -190 160 -168 M-80 -160 Q-40 -174 0 -160 : white /0.8
      circle 150 -220 46 : ball(red)
      path M112 -240 Q150 -210 190 -244 L194 -216 Q150 -184 106 -214z : white
      line 14 M-300 -30 L-270 -330 Q-262 -350 -240 -350 L-210 -350 L-190 -200 : steel
      *3 6 60 line 9 M-290 -240 L-210 -240 : steel`,
  },
};
