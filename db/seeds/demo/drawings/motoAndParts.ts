import type { Drawings } from "./types.ts";

export const motoAndParts: Drawings = {
  motorcycle: {
    scene: "street",
    colours: ["red", "black"],
    shadow: 330,
    art: `
      line 16 M-232 -96 L-150 -300 M-214 -98 L-132 -300 : steel
      *2 456 0 circle -228 -96 96 : #24262b
      *2 456 0 circle -228 -96 70 : #4b5058
      *2 456 0 ring -228 -96 66 7 : steel
      ~8 -228 -96 rect -3 -66 6 66 0 : steel /0.8
      ~8 228 -96 rect -3 -66 6 66 0 : steel /0.8
      line 20 M228 -96 L30 -120 L60 -220 : lead
      path M-90 -210 L60 -220 L110 -110 L-60 -90z : down(#9aa0a8,#565b64)
      ring -10 -140 34 10 : #c9ced4
      line 20 M20 -88 L230 -70 Q270 -70 290 -90 : #c4c9cf
      path M-150 -270 Q-60 -330 40 -282 L66 -236 L-120 -214z : front(c)
      path M-130 -258 Q-60 -300 20 -272 : c+4 /0.5
      path M40 -270 Q150 -276 230 -250 Q300 -250 320 -270 Q310 -230 250 -222 L70 -224z : ink
      path M-300 -170 Q-232 -230 -150 -170 L-160 -156 Q-230 -206 -290 -156z : c-1
      path M150 -176 Q230 -230 320 -160 L306 -150 Q230 -206 160 -160z : c-1
      line 14 M-140 -300 L-96 -336 L-40 -344 : ink
      circle -168 -286 34 : ball(lamp)
      ring -168 -286 34 7 : steel`,
  },
  scooter: {
    scene: "street",
    colours: ["sky", "red"],
    shadow: 290,
    art: `
      *2 380 0 circle -190 -66 66 : #24262b
      *2 380 0 circle -190 -66 38 : ball(steel)
      path M-196 -120 L-150 -310 L-110 -316 Q-130 -180 -80 -96 L90 -96 Q70 -190 140 -220 L290 -226 Q300 -140 240 -84 L-110 -60 Q-190 -60 -250 -96z : front(c)
      path M-96 -78 L70 -84 L80 -62 L-100 -54z : ink
      path M96 -232 Q130 -262 190 -258 Q260 -262 292 -236 L286 -216 L100 -214z : #4a3a33
      path M130 -200 Q220 -214 280 -196 Q270 -140 230 -110 Q160 -110 118 -140z : c+2 /0.7
      line 14 M-132 -312 L-140 -362 L-96 -372 M-140 -362 L-176 -350 : ink
      circle -158 -300 26 : ball(lamp)
      path M-180 -372 Q-150 -420 -120 -426 L-112 -372z : #dff0f6 /0.7
      path M-270 -90 Q-190 -170 -114 -92 L-126 -84 Q-190 -140 -258 -80z : c-2
      line 10 M20 -66 L44 -6 : lead`,
  },
  atv: {
    scene: "field",
    colours: ["red", "green"],
    shadow: 340,
    art: `
      path M-280 -130 L-140 -260 L120 -250 L290 -180 L260 -110 L-260 -100z : ink
      path M-330 -180 Q-250 -280 -120 -250 L-90 -190 Q-200 -220 -300 -150z : front(c)
      path M330 -180 Q250 -270 120 -240 L90 -190 Q210 -220 306 -150z : front(c)
      path M-100 -250 Q-40 -300 40 -270 L150 -276 Q220 -276 250 -250 L90 -220 L-90 -214z : front(c)
      path M30 -280 Q140 -304 236 -274 L226 -246 L50 -240z : #26282d
      line 16 M-130 -270 L-110 -350 L-40 -362 : #26282d
      line 10 M-300 -214 L-180 -250 M180 -256 L310 -226 : lead
      circle -206 -230 22 : ball(lamp)
      *2 440 0 circle -220 -104 104 : #202226
      ~14 -220 -104 rect -11 -110 22 26 4 : #33363d
      ~14 220 -104 rect -11 -110 22 26 4 : #33363d
      *2 440 0 circle -220 -104 54 : ball(lead)
      *2 440 0 circle -220 -104 18 : ink`,
  },
  helmet: {
    scene: "table",
    colours: ["black", "red"],
    shadow: 230,
    art: `
      path M-230 -60 C-270 -260 -180 -420 10 -420 C190 -420 262 -280 236 -110 Q226 -20 130 -14 L-60 -4 Q-200 -4 -230 -60z : ball(c)
      path M-216 -250 Q-200 -300 -170 -312 L160 -296 Q206 -280 214 -214 Q200 -150 130 -146 L-180 -160 Q-226 -190 -216 -250z : down(#20303f,#4b6a80,#1c2a36)
      path M-180 -280 Q-60 -300 60 -290 L-20 -170 L-150 -176z : white /0.2
      path M-228 -130 L120 -116 L130 -76 Q-40 -60 -226 -90z : c-3
      *3 36 2 rect -150 -112 18 22 4 : ink
      path M-150 -360 Q-20 -420 120 -370 Q-10 -396 -150 -360z : white /0.5`,
  },
  tyre: {
    scene: "studio",
    colours: ["black", "grey"],
    shadow: 300,
    art: `
      oval 110 -236 216 236 : #202226
      *9 0 0 oval 110 -236 216 236 : #202226
      oval -20 -236 236 236 : #2b2d33
      ~28 -20 -236 rect -9 -240 18 34 4 : #15171b
      circle -20 -236 196 : #33363c
      ring -20 -236 180 3 : #50545c
      circle -20 -236 136 : c
      circle -20 -236 128 : glow(#f0f2f4,#c0c6cd,#8a9099)
      ~5 -20 -236 path M-22 -24 L-44 -116 Q0 -132 44 -116 L22 -24z : ink /0.85
      circle -20 -236 34 : ball(steel)
      ~5 -20 -236 circle 0 -22 5 : ink`,
  },
  engine: {
    scene: "table",
    colours: ["grey", "red"],
    shadow: 320,
    art: `
      circle -190 -170 166 : glow(#e8ebee,#aab0b8,#7c828b)
      ~12 -190 -170 circle 0 -130 10 : #565b63
      ~24 -190 -170 circle 0 -104 6 : #565b63
      circle -190 -170 74 : #6a7079
      circle -190 -170 66 : ball(steel)
      ~5 -190 -170 circle 0 -42 9 : ink
      path M-330 -240 Q-190 -380 -60 -260 L-90 -200 Q-190 -290 -290 -200z : front(c)
      path M90 -40 L96 -230 L130 -256 L230 -256 L262 -230 L268 -40z : tube(steel)
      *3 0 36 rect 90 -220 178 12 3 : ink /0.7
      circle 180 -96 30 : #4b5058
      path M150 -70 L120 0 L240 0 L210 -70z : tube(lead)
      rect 280 -130 36 130 6 : tube(cream)
      rect 284 -160 28 34 4 : tube(steel)
      rect 292 -178 12 20 3 : gold`,
  },
  cylinder: {
    scene: "studio",
    colours: ["red", "blue"],
    shadow: 280,
    art: `
      rect -280 -260 560 230 112 : down(c+4,c+1,c,c-4)
      rect -210 -240 420 24 12 : white /0.35
      *2 280 0 rect -160 -262 22 234 0 : lead
      rect -240 -32 140 32 6 : ink
      rect 100 -32 140 32 6 : ink
      rect -330 -170 60 50 10 : tube(gold)
      circle -350 -145 34 : ball(steel)
      line 12 M-350 -145 Q-420 -80 -380 -20 : gold`,
  },
  carBattery: {
    scene: "table",
    colours: ["blue"],
    shadow: 280,
    art: `
      rect -260 -280 520 280 16 : front(c)
      rect -274 -310 548 60 14 : down(#4a4e57,#2b2e35)
      rect -200 -350 80 44 8 : tube(lead)
      rect 120 -350 80 44 8 : tube(red)
      rect -170 -372 24 30 4 : steel
      rect 146 -372 24 30 4 : steel
      *6 66 0 circle -166 -280 15 : #5c616b
      rect -220 -210 440 140 10 : white /0.92
      path M-10 -196 L-60 -130 L-16 -130 L-30 -84 L40 -152 L-4 -152 L20 -196z : c
      rect -200 -170 90 14 4 : c-2 /0.5
      rect 110 -170 90 14 4 : c-2 /0.5`,
  },
  oilCan: {
    scene: "table",
    colours: ["gold", "blue"],
    shadow: 220,
    art: `
      path M-150 0 Q-170 0 -170 -24 L-170 -330 Q-170 -390 -120 -410 L-80 -440 L10 -440 Q60 -430 110 -400 Q160 -372 164 -330 L164 -24 Q164 0 140 0z : tube(c)
      path M20 -400 Q110 -380 122 -320 L122 -230 Q110 -216 96 -230 L92 -300 Q80 -340 14 -350z : c-4
      rect -96 -500 82 66 10 : tube(ink)
      rect -140 -270 190 210 12 : white /0.94
      path M-45 -250 Q-100 -170 -45 -130 Q10 -170 -45 -250z : c-1
      rect -116 -112 142 14 5 : ink /0.6
      rect -96 -88 102 10 5 : ink /0.4
      oval 250 -10 70 22 : #d9a63a /0.8
      oval 236 -16 30 8 : white /0.5`,
  },
  steering: {
    scene: "studio",
    colours: ["black", "brown"],
    shadow: 200,
    art: `
      ring 0 -245 220 46 : c
      ring 0 -245 234 8 : c+3 /0.6
      ring 0 -245 202 4 : c-4
      path M-200 -265 Q-60 -255 -70 -205 Q-60 -155 -40 -135 L-30 -45 L30 -45 L40 -135 Q60 -155 70 -205 Q60 -255 200 -265 L196 -225 Q120 -215 96 -175 L60 -105 L-60 -105 L-96 -175 Q-120 -215 -196 -225z : front(ink)
      path M-90 -285 Q0 -305 90 -285 Q100 -195 0 -145 Q-100 -195 -90 -285z : down(#4c515a,#2a2d34)
      circle 0 -231 34 : ball(steel)
      <> rect -170 -251 52 12 6 : #6f757e
      ring 0 -245 220 3 : c+5 /0.5`,
  },
  carLift: {
    scene: "room",
    colours: ["red"],
    shadow: 380,
    art: `
      <> rect -380 -20 130 20 4 : ink
      <> rect -350 -520 70 504 6 : tube(c)
      <> rect -336 -500 14 470 4 : c-4
      <> rect -330 -190 270 18 4 : lead
      use sedan 0 -150 0.72 : steel
      rect -350 -536 700 24 6 : c-2`,
  },
  rim: {
    scene: "studio",
    colours: ["silver", "black"],
    shadow: 250,
    art: `
      oval 60 -240 236 240 : c-3
      circle 0 -240 240 : c-1
      circle 0 -240 226 : soot
      ring 0 -240 224 22 : c
      ring 0 -240 236 6 : c+6
      ~10 0 -240 path M-16 -40 L-30 -206 Q0 -222 30 -206 L16 -40z : along(c-1,c+4,c-2)
      circle 0 -240 56 : ball(c)
      ~5 0 -240 circle 0 -36 8 : ink
      circle 0 -240 18 : ink`,
  },
  carScreen: {
    scene: "table",
    colours: ["black", "silver"],
    shadow: 320,
    art: `
      path M-340 -330 Q-340 -370 -300 -370 L300 -370 Q340 -370 340 -330 L320 -60 Q316 -20 270 -20 L-270 -20 Q-316 -20 -320 -60z : front(c)
      rect -290 -340 580 270 14 : soot
      rect -276 -326 552 242 8 : down(#12243d,#1f4a73)
      path M-276 -150 L-150 -250 L-60 -190 L60 -290 L150 -200 L150 -84 L-276 -84z : #2f7a8f /0.5
      line 9 M-220 -90 Q-160 -190 -60 -180 Q40 -170 70 -310 : #6fd3f0
      circle 70 -300 14 : red
      rect 170 -310 90 90 18 : orange
      rect 170 -200 90 90 18 : #58b98a
      path M200 -290 L200 -240 L236 -265z : white
      *6 70 0 circle -176 -46 10 : c+5
      <> rect 350 -300 30 180 8 : c-3`,
  },
};
