import type { Drawings } from "./types.ts";

export const computers: Drawings = {
  laptop: {
    scene: "table",
    colours: ["silver", "black", "grey"],
    views: 2,
    shadow: 390,
    art: `
      rect -290 -430 580 380 22 : c-2
      rect -282 -422 564 366 16 : soot
      rect -266 -406 532 334 6 : down(#2a63b8,#6a5cc9,#e48a9f)
      path M-266 -180 Q-120 -290 20 -200 T266 -230 L266 -72 L-266 -72z : #1f2556 /0.6
      circle 140 -320 44 : #ffe2ad /0.8
      rect -100 -92 200 14 6 : white /0.5
      rect -230 -380 120 74 8 : white /0.25
      path M-330 -50 L330 -50 L390 -14 Q392 0 370 0 L-370 0 Q-392 0 -390 -14z : down(c+3,c,c-3)
      path M-300 -44 L300 -44 L326 -26 L-326 -26z : c-5 /0.7
      path M-80 -22 L80 -22 L88 -8 L-88 -8z : c-2
      path M-240 -420 L-60 -420 L-240 -140z : white /0.08`,
  },
  desktop: {
    scene: "table",
    colours: ["black", "white"],
    shadow: 370,
    art: `
      rect 120 -480 230 476 14 : along(c+2,c,c-3)
      rect 140 -460 190 430 8 : #1a1f2a
      *3 0 136 circle 236 -384 58 : #0f131b
      ring 236 -384 50 8 : #ff5ab0
      ring 236 -248 50 8 : #5ad1ff
      ring 236 -112 50 8 : #8b6bff
      *3 0 136 circle 236 -384 14 : lead
      rect -370 -420 450 280 12 : soot
      rect -360 -410 430 256 6 : down(#16365f,#2a7d8f,#74c2a4)
      path M-360 -230 L-220 -330 L-120 -250 L-20 -320 L70 -250 L70 -154 L-360 -154z : #0e2338 /0.6
      path M-170 -140 L-120 -140 L-110 -50 L-180 -50z : lead
      rect -230 -54 170 14 7 : #5a6069
      path M-330 -24 L-10 -24 L10 0 L-350 0z : ink
      *11 28 0 rect -322 -20 20 6 2 : lead
      oval 70 -8 26 14 : ink`,
  },
  tablet: {
    scene: "table",
    colours: ["silver", "black"],
    shadow: 320,
    art: `
      rect -320 -450 640 446 34 : along(c+3,c,c-3)
      rect -310 -440 620 426 28 : soot
      rect -284 -414 568 374 10 : down(#f6c58f,#e27f7b,#6b5aa8)
      circle -140 -300 60 : #fff0c9 /0.85
      path M-284 -150 Q-150 -240 0 -170 T284 -200 L284 -40 L-284 -40z : #3a2f66 /0.6
      *5 86 0 rect -206 -100 60 46 14 : white /0.85
      circle 298 -227 6 : #3a3f4a
      path M330 -440 L350 -434 L300 -10 L284 -14z : tube(white)
      path M-300 -430 L-60 -430 L-300 -90z : white /0.1`,
  },
  monitor: {
    scene: "table",
    colours: ["black", "silver"],
    shadow: 220,
    art: `
      rect -380 -530 760 430 16 : c
      rect -370 -520 740 398 8 : soot
      rect -362 -512 724 382 4 : down(#0d3b66,#2f7fb3,#a8d8e0)
      path M-362 -250 L-180 -390 L-40 -270 L110 -400 L362 -230 L362 -130 L-362 -130z : #0c2a45 /0.65
      circle 220 -430 38 : lamp /0.9
      path M-360 -510 L-120 -510 L-360 -180z : white /0.1
      path M-60 -100 L60 -100 L76 -20 L-76 -20z : along(c+2,c,c-3)
      rect -170 -24 340 24 12 : front(c)
      rect -20 -118 40 8 4 : #8fd6ff`,
  },
  graphics: {
    scene: "table",
    colours: ["black", "white"],
    shadow: 370,
    art: `
      rect -360 -300 30 296 4 : tube(steel)
      *4 0 50 rect -356 -270 22 34 3 : soot
      rect -330 -290 690 230 16 : front(c)
      path M-330 -60 L220 -60 L200 -30 L-330 -30z : #2f7a48
      *14 28 0 rect -200 -34 18 26 2 : gold
      *2 320 0 circle -150 -176 104 : soot
      ~9 -150 -176 path M-6 -20 Q-30 -60 -10 -94 L16 -90 Q0 -60 8 -20z : #4b515b
      ~9 170 -176 path M-6 -20 Q-30 -60 -10 -94 L16 -90 Q0 -60 8 -20z : #4b515b
      *2 320 0 circle -150 -176 28 : ball(lead)
      *2 320 0 ring -150 -176 104 5 : #5ad1ff
      rect -30 -280 80 210 6 : c+1
      path M-10 -270 L30 -270 L10 -80 L-30 -80z : #e6465a
      rect 300 -300 60 20 4 : ink`,
  },
  printer: {
    scene: "table",
    colours: ["white", "black"],
    shadow: 330,
    art: `
      path M-200 -300 L-170 -480 L170 -480 L200 -300z : down(white,#d9dde0)
      *4 0 34 rect -140 -450 240 8 4 : #b8bec6
      rect -310 -310 620 240 26 : front(c)
      rect -310 -230 620 14 0 : c-4 /0.5
      rect 170 -296 110 48 8 : screen
      rect 182 -286 50 28 4 : #6fd3f0
      circle 250 -272 10 : #6fe08a
      rect -230 -190 460 60 8 : soot
      path M-200 -150 L200 -150 L240 -10 L-240 -10z : down(#e8ebed,white)
      rect -150 -110 200 50 6 : sky
      *3 0 18 rect -160 -48 280 7 3 : #a9afb7
      rect -290 -72 40 70 6 : c-3
      rect 250 -72 40 70 6 : c-3`,
  },
  router: {
    scene: "table",
    colours: ["black", "white"],
    shadow: 320,
    art: `
      *4 180 0 rect -284 -480 26 320 12 : tube(c)
      path M-330 -110 L-290 -180 L290 -180 L330 -110 Q336 -20 300 -6 L-300 -6 Q-336 -20 -330 -110z : front(c)
      path M-318 -108 L-284 -168 L284 -168 L318 -108z : c+2
      *6 44 0 circle -110 -64 8 : #58e08a
      rect -280 -46 80 8 4 : c-4
      line 6 M-40 -300 Q0 -340 40 -300 M-70 -330 Q0 -396 70 -330 M-100 -360 Q0 -450 100 -360 : #6fb7ff /0.7`,
  },
  keyboard: {
    scene: "table",
    colours: ["black", "white"],
    shadow: 390,
    art: `
      path M-380 -190 L180 -190 L220 -10 L-400 -10z : down(c+2,c,c-3)
      *10 52 0 rect -356 -178 42 32 6 : c+3
      *10 54 0 rect -364 -138 44 34 6 : c+3
      *10 56 0 rect -374 -98 46 34 6 : c+3
      rect -380 -56 60 32 6 : c+3
      rect -312 -56 340 32 6 : c+3
      *3 56 0 rect 40 -56 48 32 6 : c+3
      path M250 -40 Q240 -190 310 -190 Q380 -190 370 -40 Q364 -4 310 -4 Q256 -4 250 -40z : ball(c)
      line 3 M310 -186 L310 -110 : c-5
      rect 302 -170 16 36 8 : #5ad1ff
      line 8 M310 -190 Q300 -300 200 -300 : c-2`,
  },
};
