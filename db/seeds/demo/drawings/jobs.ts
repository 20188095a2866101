import type { Drawings } from "./types.ts";

export const jobs: Drawings = {
  graduation: {
    scene: "table",
    colours: ["blue", "black"],
    shadow: 330,
    art: `
      use books 0 0 0.8 : red
      path M-170 -420 Q-170 -330 0 -320 Q170 -330 170 -420 L170 -500 L-170 -500z : c-2
      path M0 -640 L330 -530 L0 -420 L-330 -530z : down(c+2,c-1)
      line 7 M0 -530 L270 -500 L270 -400 : gold
      path M256 -400 L284 -400 L294 -330 L246 -330z : gold
      circle 0 -530 12 : gold`,
  },
  megaphone: {
    scene: "studio",
    colours: ["red", "blue"],
    shadow: 270,
    art: `
      path M-230 -260 L120 -460 L170 -100 L-220 -170z : down(c+3,c,c-2)
      oval 150 -280 56 190 : c-3
      oval 154 -280 40 160 : cream
      oval 150 -280 22 60 : c-1
      rect -290 -270 80 110 24 : tube(ink)
      path M-170 -170 L-90 -160 L-60 0 L-130 0z : along(c,c-3)
      line 12 M240 -360 Q280 -280 240 -200 M290 -410 Q350 -280 290 -150 : c
      path M-200 -240 L100 -410 L106 -370 L-196 -216z : white /0.35`,
  },
  stethoscope: {
    scene: "table",
    colours: ["blue"],
    shadow: 330,
    art: `
      rect -330 -420 300 410 16 : front(white)
      rect -240 -450 120 50 12 : steel
      *6 0 48 rect -290 -350 220 12 6 : lead /0.5
      rect -290 -80 90 40 6 : c /0.5
      path M-120 -110 L-100 -110 L-100 -130 L-80 -130 L-80 -110 L-60 -110 L-60 -90 L-80 -90 L-80 -70 L-100 -70 L-100 -90 L-120 -90z : red
      line 20 M30 -540 Q20 -360 110 -330 Q200 -360 190 -540 : c
      line 20 M110 -330 Q110 -60 220 -60 Q320 -70 300 -200 : c
      circle 300 -250 56 : ball(steel)
      circle 300 -250 36 : ball(lead)
      line 10 M30 -540 L50 -590 M190 -540 L170 -590 : steel
      circle 52 -596 14 : ink
      circle 168 -596 14 : ink`,
  },
  chef: {
    scene: "table",
    colours: ["white"],
    views: 2,
    shadow: 340,
    art: `
      circle -130 -400 110 : down(white,#e3e0d8)
      circle 130 -400 110 : down(white,#e3e0d8)
      circle 0 -460 130 : down(white,#e8e5dd)
      path M-180 -380 L180 -380 L160 -170 L-160 -170z : along(#e6e3da,white,#dedacf)
      rect -170 -210 340 60 10 : #d9d4c8
      line 4 M-60 -380 L-50 -220 M60 -380 L50 -220 : lead /0.3
      rect -340 -130 680 14 7 : steel
      path M-330 -116 Q-300 0 -120 0 L120 0 Q300 0 330 -116z : tube(lead)
      path M-290 -124 Q-150 -180 0 -150 Q160 -190 290 -124z : #e0a04a
      *6 80 0 circle -210 -136 14 : #cf4a3c
      *6 80 0 path M-170 -150 q20 -20 30 4 q-16 14 -30 -4z : leaf`,
  },
  shield: {
    scene: "studio",
    colours: ["blue", "black"],
    shadow: 240,
    art: `
      path M0 -560 L230 -480 Q240 -180 0 0 Q-240 -180 -230 -480z : along(c+3,c,c-3)
      path M0 -530 L206 -458 Q210 -190 0 -32z : white /0.14
      line 10 M0 -536 L208 -464 Q214 -190 0 -30 Q-214 -190 -208 -464z : gold
      circle 0 -310 110 : white /0.95
      rect -60 -330 120 90 14 : c
      line 20 M-36 -330 L-36 -360 Q-36 -396 0 -396 Q36 -396 36 -360 L36 -330 : c
      circle 0 -296 14 : gold
      rect -5 -296 10 34 3 : gold`,
  },
  hardhat: {
    scene: "table",
    colours: ["yellow"],
    shadow: 310,
    art: `
      path M-250 -130 Q-250 -400 0 -400 Q250 -400 250 -130z : ball(c)
      path M-50 -396 Q0 -420 50 -396 L60 -130 L-60 -130z : down(c+4,c)
      <> line 10 M140 -350 Q180 -260 184 -140 : c-2 /0.7
      path M-310 -120 Q0 -190 310 -120 Q330 -80 290 -76 Q0 -130 -290 -76 Q-330 -80 -310 -120z : down(c+2,c-2)
      path M-300 -30 L-130 -60 L-110 0 L-280 20z : tube(#e8963a)
      rect 90 -60 240 26 6 : yellow
      *10 22 0 rect 102 -60 3 12 0 : ink
      path M-200 -290 Q-150 -360 -90 -370 Q-150 -310 -170 -220z : white /0.5`,
  },
};
