import type { Drawings } from "./types.ts";

export const kitchen: Drawings = {
  fridge: {
    scene: "room",
    colours: ["white", "silver", "black", "beige"],
    shadow: 190,
    art: `
      rect -170 -640 340 630 22 : along(c+2,c+1,c,c-3)
      rect -170 -418 340 6 0 : c-5
      rect -140 -560 16 110 8 : down(steel+3,lead)
      rect -140 -390 16 150 8 : down(steel+3,lead)
      rect 20 -590 110 40 8 : screen
      rect 34 -580 40 20 3 : #6fd3f0
      rect -150 -626 60 400 20 : white /0.25
      <> rect 110 -14 40 14 3 : ink
      rect -100 -300 50 50 4 : #f3d680
      circle 60 -340 16 : #e57373
      circle 96 -300 14 : #7ec8a3`,
  },
  freezer: {
    scene: "room",
    colours: ["white"],
    shadow: 340,
    art: `
      rect -320 -330 640 320 20 : along(c+2,c,c-2)
      path M-330 -330 L330 -330 L320 -390 Q318 -400 300 -400 L-300 -400 Q-318 -400 -320 -390z : down(c+3,c-1)
      rect -60 -350 120 26 12 : lead
      rect 200 -90 90 50 6 : ink
      circle 222 -65 8 : #58e08a
      circle 250 -65 8 : #6fb7ff
      ~6 -180 -190 line 8 M0 0 L0 -64 M0 -44 L-18 -58 M0 -44 L18 -58 : #6fb7ff
      <> rect 240 -12 50 12 4 : ink`,
  },
  stove: {
    scene: "room",
    colours: ["white", "black"],
    shadow: 270,
    art: `
      rect -250 -560 500 70 10 : along(c+3,c,c-2)
      rect -250 -470 500 460 14 : along(c+2,c,c-3)
      rect -262 -486 524 26 6 : ink
      <> path M40 -486 L60 -512 L200 -512 L220 -486z : lead-4
      <> path M80 -512 q10 -26 20 0 q10 -30 20 0 q10 -26 20 0 q10 -26 20 0z : #5aa9ff
      *5 84 0 circle -168 -420 24 : ball(steel)
      *5 84 0 rect -171 -442 6 20 2 : ink
      rect -200 -370 400 260 14 : soot
      rect -180 -330 360 190 10 : down(#5b3a22,#2b1c14)
      *3 0 46 line 3 M-170 -300 L170 -300 : #c58a4e /0.6
      oval 0 -226 90 26 : #d99a4e
      rect -190 -366 380 16 8 : steel
      rect -200 -86 400 50 8 : c-1`,
  },
  hood: {
    scene: "hanging",
    colours: ["black", "silver"],
    art: `
      rect -90 -680 180 330 6 : along(c+3,c,c-3)
      path M-90 -360 L90 -360 L320 -220 L320 -170 L-320 -170 L-320 -220z : along(c+4,c,c-4)
      rect -320 -222 640 52 4 : along(c+2,c,c-2)
      *4 40 0 circle -60 -196 10 : steel
      <> oval 190 -166 60 12 : lamp
      path M-250 -160 L250 -160 L380 40 L-380 40z : #fff6d844
      rect -390 70 780 26 6 : ink
      use pot 0 74 0.4 : red`,
  },
  microwave: {
    scene: "table",
    colours: ["black", "white"],
    shadow: 330,
    art: `
      rect -320 -370 640 350 22 : along(c+3,c,c-2)
      rect -296 -340 410 290 16 : soot
      rect -270 -316 358 240 40 : down(#3a3128,#5d4a32)
      oval -90 -110 140 22 : #c9d8de /0.7
      path M-170 -130 Q-170 -220 -90 -220 Q-10 -220 -10 -130z : #e9a84c
      path M-260 -310 L-120 -310 L-260 -130z : white /0.12
      rect 130 -330 24 280 10 : steel
      rect 176 -326 116 54 8 : screen
      rect 190 -314 74 28 4 : #58e0a0
      *3 40 0 rect 178 -246 32 26 6 : c-3
      *3 40 0 rect 178 -206 32 26 6 : c-3
      *3 40 0 rect 178 -166 32 26 6 : c-3
      circle 234 -96 36 : ball(steel)
      <> rect 230 -22 50 18 6 : ink`,
  },
  dishwasher: {
    scene: "room",
    colours: ["white", "silver"],
    shadow: 260,
    art: `
      rect -230 -500 460 490 14 : along(c+2,c,c-2)
      rect -230 -500 460 74 14 : c-1
      rect -60 -482 120 40 6 : screen
      rect -44 -472 54 20 3 : #6fd3f0
      *3 40 0 circle 110 -462 11 : lead
      rect -150 -410 300 18 9 : steel
      rect -210 -370 420 300 10 : c+4
      path M-80 -190 a80 80 0 0 1 160 0z : #7fb6d9 /0.8
      oval 0 -190 90 16 : #a7d0e6
      *3 60 0 path M-60 -300 q-14 26 0 36 q14 -10 0 -36z : #7fb6d9
      rect -210 -50 420 36 4 : c-3`,
  },
  kettle: {
    scene: "table",
    colours: ["red", "silver", "white", "black"],
    shadow: 230,
    art: `
      path M-140 -40 L-180 -380 Q-178 -440 -90 -446 L70 -446 Q140 -440 150 -380 L170 -40z : tube(c)
      path M-176 -350 L-260 -410 Q-270 -420 -250 -424 L-170 -430z : tube(c)
      path M-110 -446 Q0 -520 100 -446z : tube(ink)
      circle -6 -494 22 : ball(ink)
      path M140 -400 Q300 -400 290 -250 Q286 -120 190 -90 L182 -130 Q246 -160 246 -250 Q250 -350 150 -356z : ink
      rect -30 -330 36 210 14 : #dff2fa
      rect -24 -230 24 104 8 : #6fb7e0
      rect -170 -44 340 24 8 : ink
      oval 0 -12 210 20 : ink
      path M-130 -380 L-90 -380 L-70 -70 L-110 -70z : white /0.3`,
  },
  blender: {
    scene: "table",
    colours: ["red", "black"],
    shadow: 180,
    art: `
      path M-120 -550 L120 -550 L90 -220 L-90 -220z : #e6f1f4 /0.85
      path M-112 -430 L110 -430 L92 -226 L-92 -226z : down(#f6a04d,#e0567a)
      circle -30 -330 26 : #f2c94c /0.8
      circle 44 -280 22 : #d9455f /0.8
      path M-130 -556 L130 -556 L120 -600 L-120 -600z : tube(ink)
      path M112 -510 Q210 -500 200 -390 Q190 -300 100 -290 L104 -320 Q164 -330 168 -400 Q170 -470 108 -478z : ink
      path M-110 -220 L110 -220 L160 -20 Q160 0 140 0 L-140 0 Q-160 0 -160 -20z : tube(c)
      circle 0 -100 42 : ball(steel)
      rect -4 -136 8 30 3 : ink
      path M-90 -530 L-50 -530 L-64 -250 L-84 -250z : white /0.5`,
  },
  multicooker: {
    scene: "table",
    colours: ["white", "black"],
    shadow: 290,
    art: `
      path M-270 -30 Q-300 -240 -250 -330 L250 -330 Q300 -240 270 -30 Q260 0 220 0 L-220 0 Q-260 0 -270 -30z : tube(c)
      path M-264 -340 Q-240 -450 0 -460 Q240 -450 264 -340 Q130 -312 0 -312 Q-130 -312 -264 -340z : down(c+4,c,c-2)
      rect -60 -490 120 40 18 : ink
      rect -110 -230 220 150 20 : soot
      rect -86 -212 172 60 8 : #17384a
      rect -70 -198 90 32 4 : #6fd3f0
      *4 46 0 circle -70 -114 15 : lead
      path M-230 -290 Q-256 -160 -240 -60 L-210 -60 Q-222 -180 -200 -290z : white /0.3
      line 8 M40 -500 q-20 -30 0 -54 q20 -24 0 -50 : white /0.7`,
  },
};
