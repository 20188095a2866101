import type { Drawings } from "./types.ts";

export const media: Drawings = {
  tv: {
    scene: "room",
    colours: ["black", "silver"],
    shadow: 380,
    art: `
      rect -360 -130 720 120 10 : front(wood)
      rect -340 -112 330 84 6 : wood-2
      rect 10 -112 330 84 6 : wood-2
      <> rect 150 -78 40 10 5 : gold
      <> rect 300 -14 30 14 2 : ink
      rect -400 -600 800 440 12 : c
      rect -390 -590 780 412 6 : soot
      rect -382 -582 764 392 2 : down(#f4a259,#e76f7a,#5b4b8a)
      circle 120 -430 70 : #ffe9b8 /0.9
      path M-382 -330 L-220 -440 L-90 -350 L60 -420 L240 -330 L382 -400 L382 -190 L-382 -190z : #33306a /0.75
      path M-382 -250 Q-150 -310 60 -250 T382 -260 L382 -190 L-382 -190z : #1e2248
      path M-382 -582 L-140 -582 L-382 -260z : white /0.1
      <> path M160 -160 L220 -160 L250 -130 L190 -130z : ink`,
  },
  projector: {
    scene: "table",
    colours: ["white", "black"],
    shadow: 310,
    art: `
      rect -290 -250 580 220 34 : front(c)
      circle -160 -140 96 : c-3
      circle -160 -140 80 : soot
      circle -160 -140 66 : glow(#d8e8ff,#6b8fd6,#1b2746)
      circle -184 -164 16 : white /0.8
      *6 30 0 rect 60 -190 14 100 6 : c-4 /0.6
      rect -40 -240 160 14 7 : c-2
      circle 250 -60 8 : #58e08a
      <> rect 190 -34 50 34 6 : ink`,
  },
  cctv: {
    scene: "hanging",
    colours: ["white", "black"],
    art: `
      rect -330 -560 60 180 10 : tube(lead)
      line 34 M-290 -470 L-190 -470 L-120 -420 : steel
      path M-180 -520 L200 -440 Q226 -434 222 -410 L196 -290 Q190 -266 166 -272 L-210 -350z : down(c+3,c,c-3)
      path M-200 -540 L240 -446 L250 -484 L-190 -576z : c-2
      path M222 -420 L300 -404 L272 -276 L192 -290z : soot
      oval 244 -346 36 56 : glow(#7fa0d6,#1d2740,#0e121c)
      circle 234 -366 9 : white /0.8
      *3 14 34 circle 262 -384 4 : #ff6a6a
      rect 30 -260 240 150 16 : front(ink)
      *6 32 0 circle 70 -150 7 : #58e08a
      rect 60 -230 180 50 4 : screen`,
  },
  headphones: {
    scene: "table",
    colours: ["black", "white", "red", "blue"],
    shadow: 230,
    art: `
      path M-220 -210 Q-230 -520 0 -524 Q230 -520 220 -210 L184 -210 Q190 -470 0 -476 Q-190 -470 -184 -210z : down(c+2,c,c-3)
      path M-150 -440 Q0 -540 150 -440 Q0 -500 -150 -440z : c+4 /0.7
      <> rect 140 -310 100 280 46 : tube(c)
      <> rect 112 -290 66 240 30 : c-5
      <> rect 122 -276 40 212 20 : ink
      <> circle 200 -170 30 : c+2
      <> ring 200 -170 30 5 : c-3`,
  },
  earbuds: {
    scene: "table",
    colours: ["white", "black"],
    shadow: 220,
    art: `
      rect -190 -230 380 226 90 : front(c)
      path M-176 -236 Q-160 -420 0 -424 Q160 -420 176 -236z : down(c+2,c-1)
      rect -170 -250 340 40 20 : c-4
      circle 0 -110 9 : #58e08a
      <> path M50 -250 Q40 -350 100 -356 Q156 -350 146 -290 Q140 -268 118 -262 L114 -220 L84 -220 L84 -256z : ball(white)
      <> oval 112 -324 18 24 : ink /0.8`,
  },
  speaker: {
    scene: "table",
    colours: ["black", "red"],
    shadow: 250,
    art: `
      rect -230 -560 220 556 24 : along(c+2,c,c-3)
      rect 20 -420 220 416 24 : along(c+2,c,c-3)
      circle -120 -170 86 : soot
      circle -120 -170 72 : ball(#3e434c)
      circle -120 -170 26 : ball(lead)
      circle -120 -380 64 : soot
      circle -120 -380 52 : ball(#3e434c)
      circle -120 -380 18 : ball(lead)
      circle -120 -500 30 : ball(steel)
      circle 130 -150 80 : soot
      circle 130 -150 66 : ball(#3e434c)
      circle 130 -150 22 : ball(lead)
      circle 130 -320 48 : ball(#3e434c)
      *2 250 0 ring -120 -170 86 5 : lead`,
  },
  microphone: {
    scene: "table",
    colours: ["black", "gold"],
    shadow: 190,
    art: `
      circle 0 -430 110 : ball(steel)
      *7 0 0 ring 0 -430 100 2 : lead
      line 3 M-96 -470 L96 -470 M-108 -430 L108 -430 M-96 -390 L96 -390 M-40 -530 L-40 -330 M0 -538 L0 -322 M40 -530 L40 -330 : lead /0.7
      path M-84 -350 L84 -350 L60 -70 L-60 -70z : tube(c)
      rect -92 -366 184 30 10 : tube(gold)
      rect -16 -260 32 60 14 : lamp
      path M-44 -70 L44 -70 L50 -30 L-50 -30z : tube(lead)
      oval 0 -20 180 24 : ink
      oval 0 -28 180 22 : lead-3`,
  },
  camera: {
    scene: "table",
    colours: ["black", "silver"],
    shadow: 300,
    art: `
      path M-110 -390 L-80 -450 L80 -450 L110 -390z : front(c)
      rect -290 -400 580 340 40 : front(c)
      rect -290 -310 580 190 0 : ink
      *2 0 0 rect -290 -310 90 190 0 : #3a3d44
      rect -250 -430 80 34 8 : tube(lead)
      circle 220 -414 30 : tube(lead)
      circle 20 -210 156 : along(#4a4e57,#22252b)
      circle 20 -210 132 : #14161b
      circle 20 -210 104 : glow(#89a4d8,#39508a,#161c30)
      circle 20 -210 52 : glow(#c3b2e8,#4b3f80,#151527)
      circle -16 -254 20 : white /0.75
      circle 62 -166 9 : white /0.5
      rect 210 -350 50 30 6 : screen
      rect -60 -376 120 10 5 : white /0.8
      rect -270 -60 540 56 20 : front(c)`,
  },
  lens: {
    scene: "table",
    colours: ["black", "white"],
    shadow: 180,
    art: `
      rect -120 -60 240 56 10 : tube(lead)
      rect -160 -420 320 364 20 : tube(c)
      *13 25 0 rect -154 -220 12 110 4 : c-5 /0.6
      rect -160 -270 320 10 0 : red
      rect -176 -470 352 60 14 : tube(ink)
      oval 0 -470 176 52 : ink
      oval 0 -470 150 42 : glow(#a9c1ee,#43559c,#171c30)
      oval -40 -484 40 12 : white /0.6
      rect -60 -330 120 14 6 : white /0.7`,
  },
  drone: {
    scene: "studio",
    colours: ["white"],
    shadow: 240,
    art: `
      <> line 26 M60 -260 L280 -330 M70 -220 L300 -210 : c-1
      <> rect 262 -380 36 70 8 : tube(lead)
      <> rect 284 -250 34 56 8 : tube(lead)
      <> oval 280 -384 140 12 : lead /0.5
      <> oval 300 -254 120 10 : lead /0.4
      rect -120 -310 240 120 50 : front(c)
      rect -90 -296 180 30 15 : c+4
      rect -54 -200 108 90 26 : front(lead)
      circle 0 -150 36 : soot
      circle 0 -150 26 : glow(#89a4d8,#39508a,#161c30)
      <> line 12 M80 -200 L120 -60 L170 -60 : c-3
      <> circle 94 -250 7 : #58e08a`,
  },
  tripod: {
    scene: "room",
    colours: ["black"],
    views: 2,
    shadow: 210,
    art: `
      line 18 M0 -330 L-200 0 M0 -330 L200 0 M0 -330 L20 -6 : ink
      rect -14 -440 28 150 6 : tube(lead)
      ring 0 -520 110 26 : #fdf6e0
      ring 0 -520 124 4 : steel
      ring 0 -520 110 70 : #fff4cf /0.25
      rect -34 -580 68 124 12 : soot
      rect -28 -572 56 108 8 : sky`,
  },
  gamepad: {
    scene: "table",
    colours: ["white", "black"],
    shadow: 300,
    art: `
      path M-190 -330 Q-120 -350 -80 -330 L80 -330 Q120 -350 190 -330 Q260 -310 300 -130 Q320 -10 260 -6 Q220 -6 170 -90 Q150 -116 110 -118 L-110 -118 Q-150 -116 -170 -90 Q-220 -6 -260 -6 Q-320 -10 -300 -130 Q-260 -310 -190 -330z : down(c+3,c,c-2)
      path M-70 -326 L70 -326 L56 -220 L-56 -220z : c-4
      *2 176 0 circle -88 -160 46 : ink
      *2 176 0 circle -88 -170 34 : ball(lead)
      rect -206 -256 76 24 6 : ink
      rect -180 -282 24 76 6 : ink
      circle 168 -288 16 : #58b98a
      circle 168 -212 16 : #5a8fe0
      circle 130 -250 16 : #e06a9f
      circle 206 -250 16 : #e05a5a
      circle 0 -150 16 : c-3`,
  },
  console: {
    scene: "room",
    colours: ["white", "black"],
    shadow: 300,
    art: `
      path M-230 -560 Q-190 -600 -150 -560 L-130 -20 Q-170 0 -200 -10z : along(c+2,c,c-2)
      path M-20 -570 Q20 -600 50 -560 L60 -10 Q20 0 -16 -16z : along(c+2,c,c-2)
      path M-164 -550 L-14 -560 L-10 -20 L-136 -24z : along(soot,#2b2f38,soot)
      line 4 M-150 -540 L-126 -30 M-20 -540 L-16 -30 : #5aa9ff
      rect -110 -330 70 8 4 : lead
      rect -240 -14 320 14 7 : ink
      use gamepad 230 0 0.42`,
  },
};
