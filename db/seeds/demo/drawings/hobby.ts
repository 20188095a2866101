import type { Drawings } from "./types.ts";

export const hobby: Drawings = {
  books: {
    scene: "table",
    colours: ["red", "blue"],
    shadow: 350,
    art: `
      rect -320 -100 560 96 8 : front(c)
      rect -300 -88 540 72 0 : cream
      *5 0 13 line 2 M-296 -76 L240 -76 : lead /0.5
      rect -330 -100 40 96 8 : c-2
      rect -260 -200 540 100 8 : front(#4f87a8)
      rect -260 -188 520 76 0 : cream
      *5 0 14 line 2 M-256 -176 L256 -176 : lead /0.5
      rect 250 -200 40 100 8 : #356a8a
      rect -280 -286 480 86 8 : front(#d9a03c)
      rect -200 -266 240 14 6 : #fff3cf
      rect -200 -238 160 10 5 : #fff3cf
      path M-60 -300 Q-200 -380 -330 -330 L-320 -480 Q-180 -520 -60 -440 Q60 -520 200 -480 L210 -330 Q80 -380 -60 -300z : cream
      path M-60 -300 L-60 -440 Q60 -520 200 -480 L210 -330 Q80 -380 -60 -300z : #e5dbc6
      *4 0 32 line 4 M-290 -450 Q-180 -480 -90 -420 M-30 -420 Q60 -480 170 -450 : lead /0.6
      path M-66 -300 L-54 -300 L-54 -440 L-66 -440z : c`,
  },
  guitar: {
    scene: "hanging",
    colours: ["orange"],
    art: `
      rect -26 -640 52 340 4 : #5d3b26
      path M-36 -740 L36 -740 L30 -620 L-30 -620z : #3f291b
      <> *3 0 32 circle 42 -722 9 : steel
      *9 0 34 rect -24 -610 48 3 0 : steel
      path M-110 -330 Q-160 -280 -110 -210 Q-220 -150 -210 -20 Q-190 90 0 90 Q190 90 210 -20 Q220 -150 110 -210 Q160 -280 110 -330 Q60 -360 0 -330 Q-60 -360 -110 -330z : glow(c+4,c+1,c,c-3)
      circle 0 -160 66 : #33231a
      ring 0 -160 72 8 : cream
      rect -70 -20 140 26 6 : #33231a
      *6 8 0 line 2 M-20 -720 L-20 -10 : cream /0.8
      path M-150 -250 Q-110 -320 -60 -320 Q-110 -270 -110 -230z : white /0.3
      path M80 -130 Q150 -90 140 -10 Q80 -30 66 -100z : #33231a /0.8`,
  },
  dutar: {
    scene: "hanging",
    colours: ["brown"],
    art: `
      rect -14 -740 28 520 4 : #4a2f1f
      *10 0 44 rect -14 -640 28 5 0 : cream
      <> rect 14 -730 40 12 6 : gold
      <> rect 14 -700 34 12 6 : gold
      path M-14 -260 Q-40 -200 -110 -120 Q-160 -40 -110 40 Q-60 90 0 90 Q60 90 110 40 Q160 -40 110 -120 Q40 -200 14 -260z : glow(c+4,c+1,c-2)
      line 5 M0 -240 L0 80 : c-3 /0.2
      <> line 5 M20 -230 Q110 -80 60 70 : c-3 /0.5
      <> circle 50 -40 10 : ink
      rect -50 20 100 14 4 : ink
      <> line 2 M6 -720 L6 26 : cream
      *5 24 0 path M-58 60 q10 -16 20 0 q-10 16 -20 0z : gold`,
  },
  coins: {
    scene: "table",
    colours: ["gold"],
    shadow: 330,
    art: `
      *6 0 -34 rect -300 -40 200 34 16 : tube(c)
      *4 0 -34 rect -60 -40 200 34 16 : tube(c-1)
      oval -200 -212 100 22 : c+4
      oval 40 -144 100 22 : c+4
      circle 210 -140 136 : c-3
      circle 220 -140 136 : ball(c)
      ring 220 -140 112 6 : c-3
      ~24 220 -140 circle 0 -124 4 : c-3
      path M220 -220 Q160 -200 170 -120 Q180 -70 220 -60 Q270 -70 270 -130 Q280 -190 220 -220z : c+3
      path M190 -160 q30 -30 60 0 q-20 40 -60 0z : c-2
      rect -330 -400 230 160 4 : white
      *8 27 0 circle -315 -400 9 : #d6cfe8
      rect -310 -380 190 120 2 : down(#6fa9dd,#cfe6d4)
      path M-310 -260 L-240 -340 L-190 -290 L-150 -330 L-120 -260z : #3f7d68`,
  },
  antique: {
    scene: "table",
    colours: ["gold"],
    shadow: 260,
    art: `
      path M-70 -620 Q60 -660 140 -560 Q200 -480 330 -500 Q250 -420 170 -430 Q90 -440 40 -540 Q0 -590 -70 -580z : c
      oval 270 -500 110 90 : c-1
      oval 290 -500 90 76 : c-4
      path M-70 -590 L-30 -590 L-60 -250 L-100 -250z : tube(c)
      circle -90 -230 20 : c-2
      rect -240 -220 440 196 10 : front(#7a4a2e)
      rect -260 -240 480 30 8 : #8f5a3a
      rect -260 -30 480 30 8 : #5d3722
      *3 130 0 path M-190 -120 q30 -60 60 0 q-30 60 -60 0z : gold
      oval -20 -246 190 20 : ink
      oval -20 -250 190 18 : #3a3d44
      oval -20 -250 50 6 : red
      line 10 M200 -130 L270 -130 L270 -80 : steel`,
  },
  painting: {
    scene: "hanging",
    colours: ["gold", "brown"],
    art: `
      line 4 M-200 -660 L0 -760 L200 -660 : lead
      rect -350 -670 700 560 6 : c
      rect -336 -656 672 532 4 : c+3
      rect -310 -630 620 480 2 : c-3
      rect -296 -616 592 452 0 : down(#f0b27a,#f6dcb0,#d9e3c8)
      circle 120 -470 60 : #fff1c4
      path M-296 -330 L-170 -470 L-60 -360 L60 -480 L190 -360 L296 -430 L296 -300 L-296 -300z : #8aa0bd
      path M-130 -300 L-130 -400 Q-130 -480 -70 -500 Q-10 -480 -10 -400 L-10 -300z : #4f9aa8
      rect -146 -310 152 60 0 : #d9b98a
      path M-100 -250 L-100 -290 Q-70 -330 -40 -290 L-40 -250z : #8a6242
      path M30 -250 L36 -450 L64 -450 L70 -250z : #c99a66
      rect -296 -250 592 86 0 : down(#8fae6a,#6d9350)
      <> oval 220 -260 60 70 : #4f7f52`,
  },
  plate: {
    scene: "table",
    colours: ["blue", "green"],
    shadow: 260,
    art: `
      path M-150 0 L-60 -90 L60 -90 L150 0z : wood-1
      circle 0 -310 270 : c-2
      circle 0 -310 262 : white
      ring 0 -310 226 40 : c
      ~24 0 -310 path M0 -246 q14 18 0 38 q-14 -20 0 -38z : white
      ring 0 -310 190 8 : c-3
      ~8 0 -310 oval 0 -110 34 66 : c+2
      ~8 0 -310 oval 0 -120 16 40 : white
      ~8 0 -310 circle 0 -50 16 : gold
      circle 0 -310 34 : c-2
      circle 0 -310 18 : gold
      path M-170 -480 Q-100 -550 20 -556 Q-90 -520 -150 -440z : white /0.5`,
  },
  yarn: {
    scene: "table",
    colours: ["pink"],
    shadow: 330,
    art: `
      circle -150 -180 180 : ball(c)
      *5 24 20 line 7 M-300 -260 Q-160 -360 0 -280 : c-3 /0.5
      *4 30 -8 line 7 M-240 -40 Q-280 -180 -180 -320 : c+4 /0.6
      circle 180 -120 120 : ball(#e3b04b)
      *4 18 18 line 6 M90 -170 Q180 -240 270 -180 : #9b7424 /0.5
      line 12 M-20 -120 Q60 40 200 10 Q320 -20 360 20 : c
      line 14 M-330 -20 L150 -420 : steel
      circle 154 -424 18 : ball(red)
      line 14 M-60 -20 L330 -400 : steel
      circle 334 -404 18 : ball(red)`,
  },
  chess: {
    scene: "table",
    colours: ["brown"],
    shadow: 370,
    art: `
      path M-390 -20 L390 -20 L300 -170 L-300 -170z : c
      path M-350 -34 L350 -34 L276 -158 L-276 -158z : cream
      *4 150 0 path M-350 -34 L-276 -34 L-262 -74 L-332 -74z : c-2
      *4 142 0 path M-262 -74 L-196 -74 L-186 -116 L-246 -116z : c-2
      *4 126 0 path M-312 -116 L-252 -116 L-238 -156 L-292 -156z : c-2
      path M-160 -90 L-40 -90 L-60 -130 Q-90 -300 -60 -380 L-140 -380 Q-110 -300 -140 -130z : tube(cream)
      oval -100 -390 56 22 : cream
      circle -100 -450 44 : ball(cream)
      rect -106 -540 12 60 3 : cream
      rect -122 -524 44 12 3 : cream
      path M70 -70 L220 -70 L200 -120 Q230 -240 170 -320 L160 -380 L130 -330 Q70 -290 60 -220 Q60 -190 90 -190 L140 -220 Q120 -150 90 -120z : tube(ink)
      circle 132 -280 8 : cream
      path M-290 -60 L-210 -60 L-226 -90 Q-250 -160 -230 -180 L-270 -180 Q-250 -160 -274 -90z : tube(ink)
      circle -250 -206 34 : ball(ink)`,
  },
  gift: {
    scene: "table",
    colours: ["red"],
    shadow: 290,
    art: `
      rect -240 -300 480 296 8 : front(c)
      rect -40 -300 80 296 0 : gold
      rect -260 -370 520 84 8 : down(c+3,c)
      rect -40 -370 80 84 0 : gold+2
      <> path M0 -370 Q60 -520 170 -500 Q240 -460 170 -400 Q100 -360 0 -370z : gold
      <> path M30 -384 Q80 -470 150 -466 Q180 -440 140 -410 Q90 -386 30 -384z : gold-3
      circle 0 -380 34 : ball(gold)
      *4 60 0 circle -210 -220 10 : white /0.7
      <> ~5 190 -120 path M0 -26 L8 -8 L-8 -8z : white
      line 3 M-300 -470 Q-280 -420 -310 -370 M310 -470 Q290 -420 320 -370 : gold`,
  },
};
