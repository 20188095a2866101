import type { Drawings } from "./types.ts";

export const beauty: Drawings = {
  lipstick: {
    scene: "table",
    colours: ["red"],
    shadow: 300,
    art: `
      path M-220 -330 L-220 -440 Q-210 -520 -130 -540 L-130 -330z : along(c+3,c,c-3)
      rect -230 -340 110 110 6 : tube(gold)
      rect -246 -240 142 236 10 : tube(ink)
      rect -246 -240 142 20 6 : gold
      rect -40 -200 340 196 14 : front(ink)
      rect -26 -186 312 168 8 : #e9dfd4
      circle 30 -102 46 : #f1c7b5
      circle 130 -102 46 : c+2
      circle 230 -102 46 : #b77a6a
      path M-40 -210 L300 -210 L330 -420 L-10 -420z : down(#dcecf3,#b7cfdb)
      path M0 -400 L120 -400 L40 -220 L-20 -220z : white /0.5
      path M-40 -210 L300 -210 L330 -420 L-10 -420 L-18 -436 L348 -436 L316 -200 L-40 -200z : ink`,
  },
  perfume: {
    scene: "table",
    colours: ["pink", "gold"],
    shadow: 190,
    art: `
      rect -50 -560 100 90 12 : tube(gold)
      rect -30 -480 60 50 6 : tube(steel)
      path M-170 -30 L-170 -360 Q-170 -430 -100 -430 L100 -430 Q170 -430 170 -360 L170 -30 Q170 0 140 0 L-140 0 Q-170 0 -170 -30z : #eef4f7 /0.9
      path M-146 -40 L-146 -280 L146 -280 L146 -40 Q146 -24 130 -24 L-130 -24 Q-146 -24 -146 -40z : down(c+5,c+2,c)
      rect -80 -240 160 110 6 : white /0.9
      rect -50 -206 100 12 6 : c-3
      rect -34 -176 68 8 4 : lead
      path M-140 -400 L-90 -410 L-100 -30 L-140 -40z : white /0.6
      <> circle 230 -520 6 : white
      <> circle 180 -590 5 : white`,
  },
  cream: {
    scene: "table",
    colours: ["green", "pink"],
    shadow: 330,
    art: `
      rect -300 -180 260 176 30 : tube(c+3)
      rect -310 -260 280 90 20 : tube(white)
      rect -250 -140 160 80 8 : white /0.9
      rect -226 -116 110 12 6 : c-2
      rect -210 -90 80 8 4 : lead
      path M30 -20 L10 -400 L190 -400 L170 -20z : along(c+4,c+1,c,c-1)
      rect 4 -440 192 44 8 : tube(c-1)
      rect 40 -60 120 60 8 : tube(white)
      rect 56 -330 90 160 8 : white /0.9
      path M100 -310 Q60 -260 100 -220 Q140 -260 100 -310z : c-1
      rect 230 -420 110 416 20 : tube(c+2)
      rect 260 -500 50 90 6 : tube(white)
      path M230 -510 L330 -510 L330 -486 L310 -480 L310 -460 L262 -460 L262 -486 L230 -490z : white
      rect 246 -300 78 160 8 : white /0.9`,
  },
  shampoo: {
    scene: "table",
    colours: ["violet", "sky"],
    shadow: 270,
    art: `
      rect -230 -460 190 456 34 : tube(c)
      rect -190 -540 110 84 10 : tube(white)
      rect -210 -360 150 220 16 : white /0.92
      ~6 -135 -270 oval 0 -30 14 26 : c
      rect -180 -190 90 12 6 : c-2
      rect 0 -380 170 376 34 : tube(c+3)
      rect 40 -450 90 74 10 : tube(gold)
      rect 18 -290 134 170 14 : white /0.92
      ~6 85 -220 oval 0 -24 12 20 : c
      circle 240 -70 40 : #e5f4fb /0.9
      circle 290 -30 26 : #e5f4fb /0.9
      circle 230 -20 22 : #e5f4fb /0.9
      circle 226 -84 10 : white`,
  },
  hairDryer: {
    scene: "table",
    colours: ["pink", "black"],
    shadow: 260,
    art: `
      path M-300 -470 L-180 -460 L-180 -330 L-300 -320z : tube(ink)
      path M-190 -480 L40 -510 Q200 -510 200 -395 Q200 -280 40 -280 L-190 -310z : down(c+4,c,c-2)
      circle 90 -395 84 : c-2
      ~16 90 -395 rect -4 -70 8 44 4 : c+4
      circle 90 -395 20 : ball(c)
      path M-40 -290 L100 -284 L60 -20 Q56 0 30 0 L-20 0 Q-44 0 -40 -30z : along(c+2,c,c-2)
      rect -8 -220 30 60 10 : ink
      rect -12 -130 30 40 10 : white
      line 14 M10 -4 Q40 40 160 -10 Q260 -50 340 -20 : ink
      *3 0 44 line 8 M-330 -440 q-30 10 -60 0 : white /0.7`,
  },
  nails: {
    scene: "table",
    colours: ["red", "pink"],
    shadow: 320,
    art: `
      *3 200 0 path M-310 -30 Q-320 -190 -260 -200 L-180 -200 Q-120 -190 -130 -30 Q-130 0 -160 0 L-280 0 Q-310 0 -310 -30z : ball(c)
      path M-110 -30 Q-120 -190 -60 -200 L20 -200 Q80 -190 70 -30 Q70 0 40 0 L-80 0 Q-110 0 -110 -30z : ball(#e9a98f)
      path M90 -30 Q80 -190 140 -200 L220 -200 Q280 -190 270 -30 Q270 0 240 0 L120 0 Q90 0 90 -30z : ball(#6d88c9)
      *3 200 0 rect -258 -420 76 226 12 : tube(ink)
      *3 200 0 rect -270 -150 24 100 10 : white /0.5
      *3 200 0 rect -246 -210 52 14 4 : steel`,
  },
  tonometer: {
    scene: "table",
    colours: ["white", "blue"],
    shadow: 340,
    art: `
      rect -330 -260 330 250 30 : front(c)
      rect -304 -236 200 170 10 : #b9d3c0
      rect -290 -220 110 40 4 : #2f4a3a
      rect -290 -170 90 36 4 : #2f4a3a
      rect -290 -122 60 28 4 : #2f4a3a
      circle -50 -100 36 : ball(blue)
      circle -50 -190 22 : ball(lead)
      line 14 M0 -60 Q60 20 120 -60 Q150 -110 180 -110 : ink
      path M100 -80 Q90 -330 220 -340 Q340 -330 340 -150 Q340 -20 230 -20 Q110 -20 100 -80z : along(#355a8f,#4f7db8,#2c4a75)
      oval 220 -330 110 26 : #27436b
      oval 220 -330 86 16 : ink
      rect 150 -220 120 50 8 : white
      path M200 -210 L220 -180 L240 -210z : red`,
  },
  wheelchair: {
    scene: "room",
    colours: ["blue", "black"],
    shadow: 270,
    art: `
      line 16 M120 -520 L110 -300 L-120 -300 L-170 -90 L-250 -60 : lead
      line 16 M150 -560 L120 -520 L110 -140 : lead
      line 18 M150 -560 L210 -560 : ink
      rect -130 -330 250 40 16 : front(c)
      rect 92 -540 34 220 14 : front(c)
      rect -110 -430 190 24 10 : ink
      line 12 M-100 -416 L-110 -310 : lead
      rect -290 -66 90 16 8 : ink
      ring 60 -170 160 18 : ink
      ring 60 -170 136 7 : steel
      ~12 60 -170 line 3 M0 0 L0 -158 : lead
      circle 60 -170 24 : ball(steel)
      circle -170 -50 48 : ink
      circle -170 -50 28 : ball(steel)`,
  },
  massager: {
    scene: "table",
    colours: ["violet"],
    shadow: 330,
    art: `
      path M-330 -60 Q-350 -390 0 -400 Q350 -390 330 -60 Q320 0 250 0 Q180 0 180 -70 Q190 -230 0 -230 Q-190 -230 -180 -70 Q-180 0 -250 0 Q-320 0 -330 -60z : down(c+3,c,c-2)
      path M-300 -150 Q-260 -350 0 -360 Q-220 -320 -250 -130z : white /0.35
      *2 170 0 circle -86 -286 46 : ball(c+4)
      circle -190 -150 42 : ball(c+4)
      circle 190 -150 42 : ball(c+4)
      rect -60 -380 120 26 13 : ink
      *3 34 0 circle -34 -367 8 : #6fd3f0`,
  },
};
