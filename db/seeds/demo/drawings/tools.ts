import type { Drawings } from "./types.ts";

export const tools: Drawings = {
  drill: {
    scene: "table",
    colours: ["blue", "yellow"],
    shadow: 280,
    art: `
      rect -390 -408 130 14 5 : tube(steel)
      *6 22 0 line 4 M-380 -408 l10 14 : lead
      path M-270 -430 L-190 -440 L-190 -360 L-270 -372z : tube(ink)
      path M-190 -450 L160 -460 Q230 -456 236 -400 Q236 -344 160 -340 L-190 -350z : down(c+3,c,c-3)
      *6 20 0 rect 60 -440 9 80 4 : ink /0.7
      path M20 -346 L150 -342 L180 -110 L50 -110z : along(c+1,c,c-3)
      path M30 -330 L70 -330 L90 -130 L66 -130z : ink
      path M-10 -346 L24 -346 L34 -280 Q0 -280 -10 -310z : ink
      path M10 -120 L220 -120 L230 -10 L0 -10z : front(ink)
      rect 20 -86 180 36 6 : c
      rect -150 -420 110 30 8 : white /0.85
      rect -150 -430 280 8 4 : white /0.5`,
  },
  handTools: {
    scene: "table",
    colours: ["red", "blue"],
    shadow: 360,
    art: `
      rect -330 -250 660 246 16 : front(c)
      rect -330 -250 660 30 10 : c-3
      path M-120 -250 L-120 -330 Q-120 -350 -100 -350 L100 -350 Q120 -350 120 -330 L120 -250 L90 -250 L90 -320 L-90 -320 L-90 -250z : ink
      rect -60 -236 120 40 6 : steel
      rect -300 -180 600 10 5 : c+4 /0.6
      path M-290 -250 L-250 -500 L-220 -496 L-254 -250z : wood
      path M-320 -540 L-180 -520 Q-170 -480 -190 -470 L-330 -490 Q-350 -510 -320 -540z : tube(lead)
      path M200 -250 L220 -420 Q180 -440 186 -500 L214 -470 L244 -474 L254 -506 Q290 -450 250 -416 L240 -250z : along(steel+3,steel,lead)
      rect 290 -420 24 170 8 : tube(#e9b23c)
      rect 297 -540 10 120 2 : steel`,
  },
  welder: {
    scene: "yard",
    colours: ["red"],
    shadow: 330,
    art: `
      rect -150 -300 330 290 16 : front(c)
      rect -130 -280 290 100 8 : ink
      circle -60 -230 36 : ball(steel)
      rect 20 -262 110 44 6 : screen
      rect 32 -252 60 22 3 : #ff8b5a
      *5 0 18 rect -120 -150 150 8 4 : c-4
      *2 70 0 circle 60 -90 24 : gold
      *2 70 0 circle 60 -90 11 : ink
      path M-60 -300 Q-60 -370 0 -370 L30 -370 Q90 -370 90 -300 L66 -300 Q66 -346 30 -346 L0 -346 Q-36 -346 -36 -300z : ink
      line 14 M60 -80 Q80 20 -140 -10 Q-280 -30 -270 -130 : ink
      path M-370 -420 Q-360 -500 -270 -500 Q-180 -500 -180 -420 L-190 -230 Q-270 -180 -350 -230z : down(lead-4,ink)
      rect -340 -420 140 70 8 : #3f7d58
      path M-330 -414 L-270 -414 L-310 -356 L-330 -356z : white /0.4
      ~8 290 -60 line 6 M0 -20 L0 -60 : #ffd76a
      circle 290 -60 14 : white`,
  },
  generator: {
    scene: "yard",
    colours: ["red", "yellow"],
    shadow: 330,
    art: `
      line 22 M-310 -20 L-310 -400 L310 -400 L310 -20z : ink
      rect -290 -390 580 110 24 : front(c)
      rect -40 -410 80 24 8 : ink
      rect -270 -270 260 200 14 : front(lead)
      *8 28 0 rect -250 -250 14 120 5 : ink
      circle -60 -120 50 : soot
      circle -60 -120 34 : ball(steel)
      rect 20 -270 260 200 12 : ink
      *2 80 0 circle 76 -210 28 : white
      *2 80 0 circle 66 -210 5 : ink
      *2 80 0 circle 86 -210 5 : ink
      circle 236 -210 24 : red
      rect 50 -150 120 40 6 : screen
      rect 62 -140 60 20 3 : #7fe0a0
      rect -330 -70 660 30 8 : ink
      <> circle 250 -34 36 : soot
      <> circle 250 -34 16 : steel
      rect -220 -364 180 30 6 : white /0.85`,
  },
  ladder: {
    scene: "yard",
    colours: ["silver", "orange"],
    shadow: 240,
    art: `
      path M30 -640 L60 -640 L250 0 L216 0z : c-2
      path M-60 -640 L-30 -640 L90 0 L60 0z : c-3
      path M-70 -650 L-36 -650 L-196 0 L-236 0z : along(c+3,c,c-2)
      path M20 -650 L54 -650 L-30 0 L-70 0z : along(c+3,c,c-2)
      *6 -25 96 path M-50 -560 L40 -560 L38 -536 L-54 -536z : c-1
      path M-90 -660 L80 -660 L76 -624 L-86 -624z : ink
      line 6 M-140 -240 L140 -240 : lead`,
  },
  boiler: {
    scene: "hanging",
    colours: ["white"],
    art: `
      rect -90 -780 60 130 4 : tube(lead)
      rect -190 -660 380 520 26 : along(c+3,c,c-2)
      rect -150 -610 300 250 16 : c+2
      circle 0 -490 70 : glow(#ffd38a,#f08a3c,#c9463a)
      path M0 -560 Q70 -490 36 -440 Q20 -420 0 -420 Q-20 -420 -36 -440 Q-60 -480 -20 -510 Q-10 -530 0 -560z : #fff1c4
      rect -120 -320 130 60 8 : screen
      rect -104 -306 70 30 4 : #ffb15a
      circle 90 -290 34 : ball(steel)
      *3 0 18 rect -120 -230 240 7 3 : c-3
      line 18 M-110 -140 L-110 40 : #d08a4a
      line 18 M-36 -140 L-36 40 : #6fa9dd
      line 18 M38 -140 L38 40 : #dd6a63
      line 18 M112 -140 L112 40 : #e0b04f`,
  },
  pump: {
    scene: "yard",
    colours: ["blue", "green"],
    shadow: 330,
    art: `
      rect -40 -300 300 210 40 : tube(c)
      *8 26 0 rect 40 -296 10 202 4 : c-3 /0.6
      rect 250 -280 70 170 20 : c-2
      circle -150 -200 140 : ball(c)
      circle -150 -200 80 : c-2
      ~6 -150 -200 circle 0 -110 10 : steel
      circle -150 -200 40 : ball(steel)
      rect -200 -420 100 110 10 : tube(lead)
      rect -220 -440 140 34 8 : tube(steel)
      rect -370 -240 100 80 10 : tube(lead)
      rect -390 -254 34 108 8 : tube(steel)
      rect 30 -360 130 66 8 : front(ink)
      path M-90 -90 L290 -90 L310 0 L-110 0z : down(ink,soot)
      path M-380 -150 q-40 60 -10 90 q40 0 30 -40z : #7fc3e6`,
  },
  solar: {
    scene: "field",
    colours: ["blue", "black"],
    shadow: 380,
    art: `
      path M-300 -480 L370 -480 L270 -90 L-400 -90z : steel
      path M-288 -468 L354 -468 L260 -102 L-384 -102z : down(c+2,c-2,c-4)
      *5 107 0 line 3 M-181 -468 L-277 -102 : white /0.6
      *3 -24 92 line 3 M-312 -376 L331 -376 : white /0.6
      path M-288 -468 L-90 -468 L-240 -102 L-384 -102z : white /0.14
      line 16 M-200 -90 L-200 0 M160 -90 L160 0 M160 -20 L280 -120 : lead
      rect -260 -10 120 14 4 : lead
      rect 100 -10 120 14 4 : lead
      circle 300 -600 50 : lamp
      ~10 300 -600 line 8 M0 -66 L0 -92 : lamp`,
  },
};
