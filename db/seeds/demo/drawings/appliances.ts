import type { Drawings } from "./types.ts";

export const appliances: Drawings = {
  washer: {
    scene: "room",
    colours: ["white", "silver", "black"],
    shadow: 260,
    art: `
      rect -235 -580 470 570 20 : along(c+2,c,c-2)
      rect -235 -580 470 96 20 : c-1
      rect -205 -560 120 56 8 : c+3
      circle 10 -532 32 : ball(steel)
      rect 70 -556 130 48 8 : screen
      rect 84 -544 60 24 4 : #6fd3f0
      circle 0 -250 178 : c-2
      circle 0 -250 166 : ball(steel)
      circle 0 -250 134 : soot
      circle 0 -250 124 : glow(#9cc4dd,#4a6c88,#1e2c3a)
      path M-118 -230 Q-60 -290 0 -240 T118 -250 A124 124 0 0 1 -118 -210z : #bfe0ef /0.75
      *3 60 -10 circle -60 -230 22 : #f0b9c4 /0.6
      path M-90 -320 Q-40 -370 30 -364 L-60 -250z : white /0.3
      rect 160 -280 22 60 8 : lead
      rect -200 -60 90 40 6 : c-2`,
  },
  vacuum: {
    scene: "room",
    colours: ["red", "blue"],
    shadow: 320,
    art: `
      path M-300 -60 Q-310 -230 -180 -250 L0 -250 Q130 -240 140 -60z : down(c+3,c,c-3)
      path M-230 -240 Q-200 -310 -80 -310 Q30 -310 60 -236z : ink
      oval -90 -180 90 54 : #cfe3ec /0.5
      circle 70 -74 76 : soot
      circle 70 -74 48 : ball(steel)
      circle -240 -44 44 : soot
      circle -240 -44 22 : ball(steel)
      line 26 M-250 -220 Q-330 -420 -120 -500 Q60 -560 150 -470 : #4b5058
      line 20 M150 -470 L300 -60 : steel
      path M230 -60 L370 -60 L390 -8 L210 -8z : front(ink)
      rect -40 -240 110 30 12 : c+4`,
  },
  robot: {
    scene: "room",
    colours: ["white"],
    shadow: 290,
    art: `
      path M-290 -90 L-280 -30 Q-260 0 0 0 Q260 0 280 -30 L290 -90z : tube(c-2)
      oval 0 -96 292 106 : c-1
      oval 0 -102 284 100 : down(c+4,c)
      oval 0 -130 84 34 : ink
      oval 0 -140 70 26 : ball(lead)
      oval 0 -60 40 12 : c-3
      circle -14 -60 6 : #6fd3f0
      rect -110 -34 220 16 8 : ink
      line 6 M-300 -12 q-60 -10 -80 -40 M-296 -4 q-50 10 -90 -6 : lead`,
  },
  iron: {
    scene: "table",
    colours: ["blue", "violet"],
    shadow: 300,
    art: `
      path M-330 -30 Q-200 -160 40 -190 L240 -190 L270 -30z : down(c+3,c,c-3)
      path M-344 0 L-330 -34 L276 -34 L276 0z : along(steel,white,lead)
      path M-150 -150 Q-60 -340 120 -340 L250 -330 Q290 -320 280 -190 L220 -190 Q230 -280 200 -284 L110 -286 Q0 -280 -60 -176z : down(ink,lead-4)
      circle 120 -110 44 : ball(white)
      rect 116 -150 8 30 3 : c
      path M-260 -60 Q-180 -130 -60 -154 L-70 -120 Q-160 -100 -220 -50z : #bfe6f5 /0.7
      line 12 M270 -300 Q380 -330 360 -450 : ink
      *3 40 0 line 6 M-330 -70 q-30 -20 -10 -50 q20 -30 -6 -60 : white /0.5`,
  },
  sewing: {
    scene: "table",
    colours: ["white", "pink"],
    shadow: 330,
    art: `
      path M-320 -60 L-320 -10 Q-320 0 -300 0 L300 0 Q320 0 320 -10 L320 -60z : front(c-1)
      path M140 -60 L140 -300 L-220 -300 L-220 -190 L-310 -190 L-310 -370 Q-306 -420 -250 -424 L260 -424 Q310 -420 310 -370 L310 -60z : down(c+3,c,c-2)
      rect -290 -190 50 50 6 : lead
      line 6 M-266 -140 L-266 -66 : steel
      path M-300 -76 L-230 -76 L-224 -62 L-306 -62z : steel
      circle 340 -330 50 : ball(steel)
      circle 226 -200 44 : ball(c-2)
      rect 222 -236 8 26 3 : white
      rect -60 -500 50 76 8 : tube(red)
      rect -66 -510 62 12 4 : wood
      rect -20 -380 150 20 10 : c-2
      *5 30 0 circle -10 -340 8 : c-3
      path M-380 -64 Q-200 -86 -60 -66 L40 -60 L-60 -20 Q-240 -10 -390 -36z : #7fb6d9`,
  },
  aircon: {
    scene: "hanging",
    colours: ["white", "black"],
    art: `
      path M-370 -560 Q-370 -590 -340 -590 L340 -590 Q370 -590 370 -560 L370 -400 Q370 -340 310 -336 L-310 -336 Q-370 -340 -370 -400z : down(c+3,c,c-2)
      path M-340 -380 L340 -380 L320 -346 L-320 -346z : c-5
      *2 0 12 rect -320 -376 640 4 2 : c-2
      rect 210 -470 110 44 8 : c-1
      rect 226 -460 54 24 3 : #7fd6f0
      rect -330 -560 600 12 6 : white /0.6
      *5 130 0 line 9 M-260 -310 q-30 50 0 90 q30 50 0 100 : #8fcdf0 /0.7
      rect 260 -120 70 170 16 : front(white)
      rect 272 -106 46 40 4 : #a8d8c0
      *3 0 26 rect 280 -50 30 14 6 : lead`,
  },
  fan: {
    scene: "room",
    colours: ["white", "black"],
    shadow: 190,
    art: `
      oval 0 -16 150 26 : c-2
      oval 0 -26 150 24 : front(c)
      rect -14 -330 28 310 6 : tube(c)
      circle 0 -450 178 : c /0.25
      ~4 0 -450 path M0 0 Q-90 -60 -60 -150 Q20 -166 60 -110 Q40 -40 0 0z : c-1 /0.85
      ~18 0 -450 line 3 M0 0 L0 -176 : lead /0.6
      ring 0 -450 178 8 : lead
      ring 0 -450 120 3 : lead /0.7
      circle 0 -450 34 : ball(c)
      *3 24 0 circle -24 -200 8 : c-4`,
  },
  heater: {
    scene: "room",
    colours: ["white", "black"],
    shadow: 290,
    art: `
      *8 66 0 rect -262 -430 54 390 26 : tube(c)
      rect -240 -390 480 22 8 : c-1
      rect -240 -110 480 22 8 : c-1
      rect 262 -410 60 370 12 : front(ink)
      circle 292 -350 20 : ball(steel)
      circle 292 -290 20 : ball(steel)
      circle 292 -230 8 : #ff6a4d
      <> rect 190 -44 20 36 4 : ink
      <> circle 200 -14 16 : ink
      *4 120 0 line 9 M-180 -460 q-24 -30 0 -56 q24 -26 0 -56 : #f0a06a /0.6`,
  },
  waterHeater: {
    scene: "hanging",
    colours: ["white"],
    art: `
      rect -170 -640 340 520 120 : tube(c)
      rect -120 -610 50 460 25 : white /0.35
      circle 0 -250 62 : c-1
      circle 0 -250 52 : white
      ring 0 -250 52 4 : lead
      line 6 M0 -250 L26 -282 : red
      rect -60 -370 120 44 8 : screen
      rect -44 -360 50 24 3 : #ffb15a
      line 14 M-60 -124 L-60 40 : #6fa9dd
      line 14 M60 -124 L60 40 : #dd6a63
      <> rect 44 -124 32 22 4 : steel`,
  },
  humidifier: {
    scene: "table",
    colours: ["white", "green"],
    shadow: 180,
    art: `
      path M-150 -30 Q-180 -230 -110 -330 Q0 -400 110 -330 Q180 -230 150 -30 Q150 0 120 0 L-120 0 Q-150 0 -150 -30z : tube(c)
      path M-140 -170 Q0 -140 140 -170 L146 -60 Q0 -30 -146 -60z : #bfe3f3 /0.6
      oval 0 -356 50 16 : ink
      circle 0 -70 22 : ball(white)
      circle 0 -70 8 : #6fd3f0
      path M-30 -370 Q-80 -470 -10 -520 Q-60 -590 30 -640 Q10 -560 60 -520 Q20 -450 30 -370z : white /0.75
      path M20 -370 Q90 -450 60 -540 Q120 -480 90 -420 Q60 -390 40 -370z : white /0.5`,
  },
  cooler: {
    scene: "room",
    colours: ["white"],
    shadow: 170,
    art: `
      path M-90 -470 L-110 -500 L-110 -630 Q-110 -650 -90 -650 L90 -650 Q110 -650 110 -630 L110 -500 L90 -470z : down(#cfe9f7,#6fb4df)
      *3 0 36 rect -108 -620 216 8 0 : white /0.4
      rect -140 -470 280 460 18 : along(c+3,c,c-3)
      rect -110 -430 220 150 14 : c-2
      rect -76 -420 30 44 6 : #6fa9dd
      rect 46 -420 30 44 6 : #dd6a63
      rect -90 -310 180 20 6 : ink
      rect -20 -360 40 50 4 : white /0.9
      rect -110 -250 220 220 10 : c+2
      rect 80 -160 12 50 6 : steel`,
  },
};
