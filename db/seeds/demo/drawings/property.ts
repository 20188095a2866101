import type { Drawings } from "./types.ts";

export const property: Drawings = {
  block: {
    scene: "street",
    colours: ["beige", "sky", "white", "orange"],
    shadow: 400,
    art: `
      rect -330 -600 430 560 6 : along(c+4,c+2,c)
      rect 100 -520 260 480 6 : along(c-1,c-3)
      rect -344 -616 458 22 4 : c-3
      rect 100 -536 270 20 4 : c-4
      *4 104 0 rect -304 -560 76 62 4 : glass
      *4 104 0 rect -304 -470 76 62 4 : glass
      *4 104 0 rect -304 -380 76 62 4 : glass
      *4 104 0 rect -304 -290 76 62 4 : glass
      *4 104 0 rect -304 -200 76 62 4 : glass
      *5 0 90 rect -206 -500 84 26 3 : white /0.85
      *5 0 90 rect 2 -500 84 26 3 : white /0.85
      *5 0 88 rect 130 -490 60 54 4 : glass
      *5 0 88 rect 232 -490 92 54 4 : glass
      *3 0 176 rect 130 -490 60 54 4 : lamp /0.8
      rect -144 -118 62 78 4 : #6b4a35
      rect -170 -134 114 16 4 : c-4
      <> oval -300 -44 70 42 : #6f9a55
      <> oval -380 -40 54 36 : #5d8a4c
      oval 230 -44 90 40 : #6f9a55
      rect -420 -40 860 40 4 : #cfcac0`,
  },
  house: {
    scene: "field",
    colours: ["white", "beige", "brown"],
    shadow: 390,
    art: `
      rect -300 -270 600 262 4 : along(c+4,c+2,c-1)
      path M-350 -260 L-180 -430 L200 -430 L350 -260z : down(#b5563f,#8b3b2c)
      *9 0 0 line 3 M-320 -290 L320 -290 M-290 -320 L290 -320 M-260 -350 L262 -350 M-232 -380 L236 -380 M-204 -408 L212 -408 : #6f2c20 /0.45
      rect 120 -500 50 96 2 : #a4573f
      rect -62 -186 110 178 6 : #7a4f33
      rect -50 -174 40 154 4 : #8f6142
      rect 0 -174 40 154 4 : #8f6142
      circle -14 -96 6 : gold
      *2 330 0 rect -250 -206 140 106 4 : white
      *2 330 0 rect -240 -196 120 86 2 : glass
      *2 330 0 rect -184 -196 8 86 0 : white
      path M-110 -196 L-20 -240 L80 -196z : #8b3b2c
      rect -90 -8 166 16 4 : #d4cdbf
      path M-400 -110 L-330 -110 L-330 0 L-400 0z : c-1
      rect 330 -110 80 110 2 : c-2
      <> oval -330 -20 64 44 : #5d8a4c
      oval 300 -14 50 36 : #6f9a55
      rect -370 -150 16 150 4 : #6b5440
      circle -362 -200 74 : ball(#6f9a55)`,
  },
  dacha: {
    scene: "field",
    colours: ["beige", "brown"],
    shadow: 0,
    art: `
      path M-260 -470 L-20 -610 L220 -470z : down(#8c5a3a,#6d422a)
      rect -220 -476 400 226 4 : along(c+3,c,c-2)
      *6 0 36 rect -220 -460 400 3 0 : c-4 /0.4
      rect -180 -430 120 100 4 : white
      rect -172 -422 104 84 2 : glass
      rect -20 -430 90 180 4 : #7a4f33
      rect 100 -420 60 80 4 : glass
      rect 180 -330 170 10 2 : #8c5a3a
      *3 76 0 rect 186 -326 10 80 0 : #8c5a3a
      oval -330 -250 70 60 : #5d8a4c
      oval 360 -250 70 50 : #6f9a55
      path M-340 -170 L300 -190 L400 -30 L-420 -10z : #e7e2d8
      path M-300 -154 L276 -172 L348 -50 L-356 -32z : down(#8fdcea,#35a8cc)
      line 6 M-240 -120 Q-180 -134 -120 -120 M-60 -90 Q20 -108 100 -92 M120 -134 Q180 -146 230 -136 : white /0.7
      path M-390 -96 l90 -26 l30 16 l-90 28z : #f2ead8
      rect -392 -94 8 40 0 : wood`,
  },
  land: {
    scene: "field",
    colours: ["brown", "green"],
    shadow: 0,
    art: `
      path M-300 -190 L330 -206 L470 40 L-480 60z : down(c+5,c+2,c)
      *5 0 0 line 5 M-240 -184 L-330 52 M-110 -190 L-140 52 M20 -194 L40 50 M160 -198 L230 46 M280 -202 L400 44 : c-3 /0.3
      *7 108 -3 rect -306 -250 12 70 2 : #8c6242
      line 5 M-300 -234 L350 -252 M-300 -206 L350 -224 : #8c6242
      *6 186 -4 rect -486 -40 16 110 2 : #8c6242
      line 6 M-478 -12 L470 -32 M-478 30 L470 10 : #8c6242
      rect -8 -330 14 200 2 : #7a573c
      rect -110 -400 220 110 8 : white
      rect -90 -376 180 18 6 : c
      *2 0 26 rect -70 -344 140 10 5 : lead /0.6`,
  },
  garage: {
    scene: "street",
    colours: ["grey"],
    shadow: 390,
    art: `
      rect -360 -390 720 386 4 : along(#d8cdbb,#c6b9a4,#a89a84)
      *5 0 70 line 2 M-360 -340 L360 -340 M-300 -305 L-300 -270 M-180 -340 L-180 -305 M280 -305 L280 -270 : #8d8069 /0.5
      path M-390 -386 L390 -420 L390 -384 L-390 -352z : #6e7278
      rect -230 -310 460 306 4 : c-4
      rect -222 -302 444 298 2 : front(c)
      *7 0 42 rect -222 -264 444 4 0 : c-5 /0.5
      rect -30 -70 60 12 6 : ink
      rect -310 -240 50 60 4 : glass
      circle 290 -300 18 : lamp
      rect 276 -330 28 16 4 : ink`,
  },
  warehouse: {
    scene: "street",
    colours: ["sky", "grey"],
    shadow: 400,
    art: `
      path M-390 -330 L0 -450 L390 -330 L390 -4 L-390 -4z : along(c+4,c+1,c-2)
      path M-410 -322 L0 -448 L410 -322 L410 -348 L0 -476 L-410 -348z : c-5
      *20 39 0 line 2 M-376 -322 L-376 -6 : c-4 /0.3
      rect -130 -270 260 266 4 : #5b6068
      *8 0 33 rect -124 -262 248 26 2 : #747a84
      <> rect -340 -230 150 70 4 : glass
      <> rect -264 -230 4 70 0 : white
      use boxes 290 -4 0.24 : brown
      use boxes -300 -4 0.2 : brown
      circle 0 -350 36 : white /0.9
      path M-16 -336 L-16 -356 L0 -370 L16 -356 L16 -336z : c-4`,
  },
  shopfront: {
    scene: "street",
    colours: ["red", "green"],
    shadow: 390,
    art: `
      rect -360 -450 720 446 6 : along(#efe6d6,#e3d6c1,#cbbca4)
      rect -330 -420 660 74 10 : front(c)
      *5 96 0 rect -220 -396 60 26 8 : white /0.9
      path M-350 -336 L350 -336 L380 -256 L-380 -256z : white
      *6 116 0 path M-340 -336 L-282 -336 L-292 -256 L-362 -256z : c
      rect -320 -240 240 190 6 : glass
      rect 80 -240 240 190 6 : glass
      rect -62 -246 124 242 4 : #5d4433
      rect -50 -234 100 170 4 : glass
      *4 54 0 rect -300 -110 40 56 4 : c+2
      *4 54 0 circle 112 -80 24 : ball(#e0a23c)
      rect -330 -50 260 46 4 : c-4
      rect 70 -50 260 46 4 : c-4
      path M-300 -230 L-220 -230 L-300 -120z M100 -230 L180 -230 L100 -120z : white /0.3
      <> use plant -372 0 0.3 : brown`,
  },
};
