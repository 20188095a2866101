import type { Drawings } from "./types.ts";

export const animals: Drawings = {
  dog: {
    scene: "field",
    colours: ["brown", "black", "beige", "white"],
    shadow: 230,
    art: `
      path M150 -160 Q260 -200 270 -320 Q300 -300 290 -220 Q270 -120 170 -90z : c
      path M-110 0 Q-150 -180 -100 -330 L110 -330 Q220 -180 190 0z : ball(c)
      path M-60 -300 Q0 -240 60 -300 Q80 -120 40 -60 L-40 -60 Q-80 -120 -60 -300z : c+5
      <> path M20 -200 L80 -200 L84 -10 Q60 10 20 0z : along(c+1,c,c-2)
      <> oval 54 -8 50 22 : c+4
      oval 150 -16 70 30 : c-1
      circle 0 -420 140 : ball(c)
      <> path M90 -520 Q190 -540 190 -400 Q190 -310 140 -320 Q110 -400 80 -470z : c-3
      path M-30 -540 Q0 -570 30 -540 L24 -420 L-24 -420z : c+5
      oval 0 -370 82 66 : c+6
      oval 0 -406 34 24 : ink
      oval -10 -412 10 6 : white /0.7
      line 6 M0 -384 L0 -356 M-36 -346 Q-16 -330 0 -352 Q16 -330 36 -346 : ink
      path M-18 -338 Q0 -290 18 -338z : #e77f86
      <> circle 60 -440 20 : ink
      <> circle 54 -448 7 : white
      path M-90 -308 Q0 -260 90 -308 L86 -286 Q0 -236 -86 -286z : red
      circle 0 -250 18 : gold`,
  },
  cat: {
    scene: "room",
    colours: ["orange", "grey", "white", "black"],
    shadow: 210,
    art: `
      path M140 -40 Q280 -60 260 -200 Q240 -280 280 -320 Q320 -260 310 -160 Q290 0 140 0z : c-1
      path M-140 0 Q-170 -200 -80 -340 L80 -340 Q170 -200 150 0z : ball(c)
      path M-50 -300 Q0 -260 50 -300 Q60 -150 30 -80 L-30 -80 Q-60 -150 -50 -300z : c+6
      <> oval 56 -12 50 24 : c+4
      <> path M120 -540 L160 -660 L40 -560z : c
      <> path M120 -560 L140 -630 L70 -566z : #f0a8a0
      oval 0 -450 170 140 : ball(c)
      *3 30 0 line 8 M-30 -580 L-30 -540 : c-3 /0.6
      <> line 8 M110 -520 L150 -530 M120 -490 L162 -490 : c-3 /0.6
      oval 0 -410 70 46 : c+6
      <> oval 70 -470 32 34 : #bfd06a
      <> oval 70 -470 12 30 : soot
      <> circle 62 -482 8 : white
      path M-18 -436 L18 -436 L0 -414z : #d9707a
      line 5 M0 -414 L0 -398 M-30 -390 Q-14 -380 0 -398 Q14 -380 30 -390 : ink
      <> line 3 M60 -410 L190 -430 M60 -398 L192 -398 M56 -388 L184 -364 : white /0.9`,
  },
  parrot: {
    scene: "hanging",
    colours: ["green", "sky"],
    art: `
      rect -300 -90 600 22 11 : wood
      path M-20 -130 L-70 60 L-30 70 L20 60 L50 -120z : along(c-2,c,c-3)
      path M-150 -280 Q-170 -110 -20 -100 Q130 -110 140 -300 Q140 -560 -10 -570 Q-150 -560 -150 -280z : ball(c)
      path M40 -360 Q170 -330 130 -150 Q110 -70 60 -40 Q-10 -180 40 -360z : down(c-1,#3a6fc0)
      *3 16 50 line 5 M60 -280 Q90 -260 120 -270 : c-4 /0.6
      path M-130 -470 Q-120 -570 -10 -572 Q100 -560 116 -470 Q60 -420 -20 -430 Q-100 -430 -130 -470z : c+4
      *5 0 14 line 3 M30 -560 Q70 -550 100 -530 : c-4 /0.5
      circle -60 -480 24 : white
      circle -60 -480 13 : ink
      circle -64 -486 4 : white
      path M-120 -500 Q-190 -480 -160 -410 Q-130 -400 -104 -440z : down(#f2b04a,#d9822f)
      circle -86 -420 14 : #e57f9a
      <> path M30 -104 q20 10 10 30 q-20 0 -30 -30z : #c58a7a`,
  },
  pigeon: {
    scene: "yard",
    colours: ["white"],
    shadow: 200,
    art: `
      path M110 -220 L350 -150 L330 -90 L100 -130z : along(c,c-3)
      path M-190 -300 Q-200 -120 0 -90 Q190 -80 220 -190 Q180 -330 0 -340 Q-100 -420 -190 -300z : ball(c)
      path M-60 -280 Q80 -330 200 -200 Q260 -150 300 -130 Q120 -80 20 -160z : down(c+1,c-3)
      line 5 M20 -210 Q120 -210 230 -150 M40 -180 Q130 -170 220 -130 : c-5 /0.4
      circle -150 -390 84 : ball(c)
      path M-190 -340 Q-140 -290 -90 -330 Q-100 -270 -150 -260 Q-190 -280 -190 -340z : #7fae9a /0.7
      circle -180 -404 18 : orange
      circle -180 -404 9 : ink
      path M-230 -400 L-290 -380 L-228 -366z : #6b5a56
      circle -224 -396 10 : white
      line 9 M-30 -90 L-40 -6 M30 -90 L30 -6 : #d9707a
      line 8 M-40 -6 L-80 0 M-40 -6 L-20 4 M30 -6 L-10 0 M30 -6 L60 4 : #d9707a`,
  },
  rabbit: {
    scene: "field",
    colours: ["white", "grey"],
    shadow: 230,
    art: `
      <> path M30 -430 Q20 -640 80 -650 Q140 -640 100 -420z : ball(c)
      <> path M50 -440 Q46 -600 80 -610 Q110 -600 84 -440z : #f0b6b0
      circle 190 -90 60 : ball(c+4)
      oval 40 -150 190 156 : ball(c)
      oval 130 -40 90 44 : c-1
      <> oval 60 -20 54 28 : c+4
      circle 0 -360 128 : ball(c)
      <> circle 40 -320 46 : c+5
      <> oval 60 -390 20 26 : ink
      <> circle 54 -400 8 : white
      path M-16 -346 L16 -346 L0 -328z : #e08a94
      rect -14 -304 28 34 6 : white
      line 3 M0 -304 L0 -272 : lead
      path M-200 -20 L-300 -60 L-310 -30z : orange
      path M-300 -60 q-60 -30 -70 10 q40 10 60 20z : leaf`,
  },
  fish: {
    scene: "table",
    colours: ["orange"],
    shadow: 330,
    art: `
      rect -330 -440 660 420 20 : down(#cfeaf6,#7cc0df,#4d9cc4)
      rect -330 -70 660 50 12 : #d9c08a
      *9 70 0 circle -290 -50 12 : #b99a5e
      *4 50 0 line 12 M-270 -60 Q-300 -160 -264 -220 Q-240 -280 -270 -330 : leaf
      path M-90 -250 Q0 -350 120 -250 Q0 -150 -90 -250z : ball(c)
      path M110 -250 L190 -320 Q170 -250 190 -180z : c-1
      path M-10 -300 Q20 -360 70 -310z : c-1
      circle -50 -260 15 : white
      circle -52 -260 8 : ink
      path M120 -140 Q170 -190 230 -140 Q170 -90 120 -140z : ball(#e9c23c)
      path M226 -140 L266 -176 L266 -104z : #d9a52f
      *3 20 -50 circle -110 -310 10 : white /0.7
      rect -330 -440 660 420 20 : white /0.08
      path M-310 -430 L-190 -430 L-290 -40 L-310 -40z : white /0.2
      rect -346 -470 692 40 10 : ink
      rect -346 -30 692 30 8 : ink`,
  },
  bowl: {
    scene: "room",
    colours: ["red", "blue"],
    shadow: 330,
    art: `
      path M-60 -50 Q-80 -300 -50 -470 L300 -470 Q330 -300 310 -50 Q300 0 260 0 L0 0 Q-50 0 -60 -50z : along(c-1,c+2,c,c-3)
      path M-54 -470 L304 -470 L290 -520 L-40 -520z : c-2
      circle 126 -270 110 : white
      oval 126 -236 44 36 : c
      *2 74 0 circle 90 -296 20 : c
      *2 120 0 circle 66 -250 17 : c
      rect 40 -130 180 22 10 : white
      path M-360 -130 L-100 -130 L-140 0 L-320 0z : tube(steel)
      oval -230 -130 132 26 : lead
      *5 40 0 circle -310 -140 22 : #a8673f
      *4 40 0 circle -290 -164 20 : #8f5534
      *3 40 0 circle -270 -184 18 : #b5774a`,
  },
  cage: {
    scene: "table",
    colours: ["gold", "white"],
    shadow: 240,
    art: `
      ring 0 -630 26 8 : c
      path M-210 -70 L-210 -400 Q-200 -600 0 -600 Q200 -600 210 -400 L210 -70z : white /0.25
      line 12 M-100 -200 L100 -200 : wood
      use parrot 0 -160 0.42 : yellow
      *11 42 0 line 5 M-210 -400 L-210 -60 : c
      <> line 5 M210 -400 Q200 -590 0 -604 M168 -400 Q160 -580 0 -604 M126 -400 Q120 -570 0 -604 M84 -400 Q80 -560 0 -604 M42 -400 Q40 -560 0 -604 : c
      *2 0 180 rect -218 -406 436 12 6 : c
      path M-230 -70 L230 -70 L210 0 L-210 0z : tube(c-1)`,
  },
};
