import type { Drawings } from "./types.ts";

export const phones: Drawings = {
  smartphone: {
    scene: "table",
    colours: ["black", "white", "blue", "gold", "violet"],
    views: 2,
    shadow: 260,
    art: `
      rect -250 -520 250 516 40 : along(c+3,c,c-3)
      rect -240 -510 230 496 34 : along(c+4,c+1,c-1)
      rect -226 -494 110 130 30 : c-2
      *2 0 62 circle -194 -460 25 : ink
      *2 0 62 circle -194 -460 14 : glow(#5a6f8f,#1b2230)
      circle -146 -430 12 : lamp
      path M-60 -508 L-16 -508 L-150 -20 L-210 -20z : white /0.14
      rect 10 -500 244 496 40 : c-4
      rect 14 -500 244 496 40 : along(c-2,c-3,c-5)
      rect 24 -490 224 476 32 : down(#3f6fd1,#8d6bd6,#f0a184)
      circle 190 -400 60 : #ffd9a0 /0.7
      path M24 -180 Q90 -260 160 -200 T248 -230 L248 -46 Q248 -14 216 -14 L56 -14 Q24 -14 24 -46z : #2b2f63 /0.6
      rect 102 -480 68 18 9 : soot
      *4 52 0 rect 38 -70 38 38 10 : white /0.85
      rect 60 -430 110 22 8 : white /0.9
      rect 60 -398 70 12 6 : white /0.6`,
  },
  keypad: {
    scene: "table",
    colours: ["black", "blue"],
    shadow: 170,
    art: `
      path M-140 0 Q-160 0 -160 -40 L-150 -500 Q-150 -550 -90 -550 L90 -550 Q150 -550 150 -500 L160 -40 Q160 0 140 0z : tube(c)
      rect -122 -516 244 220 18 : c-4
      rect -108 -502 216 192 8 : down(#bfe0c8,#8fbf9f)
      *3 0 40 rect -90 -480 130 18 4 : #2f4a3a /0.8
      rect -50 -276 100 56 24 : c+3
      rect -26 -264 52 32 14 : c-2
      <> rect 66 -272 56 40 14 : c+2
      *3 84 0 rect -122 -204 76 38 14 : c+4
      *3 84 0 rect -122 -156 76 38 14 : c+4
      *3 84 0 rect -122 -108 76 38 14 : c+4
      *3 84 0 rect -122 -60 76 38 14 : c+4
      *4 0 48 rect -14 -192 26 10 4 : c-4
      rect -40 -536 80 8 4 : c-5`,
  },
  smartWatch: {
    scene: "table",
    colours: ["black", "pink"],
    shadow: 190,
    art: `
      path M-84 -470 Q-96 -590 -60 -596 L60 -596 Q96 -590 84 -470z : tube(c)
      path M-84 -150 Q-100 -10 -56 0 L56 0 Q100 -10 84 -150z : tube(c)
      *4 0 28 circle 0 -116 7 : c-4
      rect -140 -480 280 340 80 : along(#e6e8eb,#aab0b7,#70767f)
      rect 136 -360 22 70 10 : tube(lead)
      rect -122 -462 244 304 66 : soot
      ring 0 -330 84 16 : #ff5b6b
      ring 0 -330 62 14 : #8be05a
      ring 0 -330 41 13 : #4fc9e8
      rect -70 -224 140 26 10 : white
      path M-60 -456 L20 -456 L-90 -180 L-114 -220z : white /0.1`,
  },
  simCard: {
    scene: "studio",
    colours: ["violet"],
    shadow: 300,
    art: `
      path M-340 -330 Q-344 -356 -316 -360 L210 -430 Q236 -432 240 -408 L290 -110 Q292 -86 266 -80 L-262 -6 Q-288 -4 -292 -30z : down(c+3,c,c-2)
      path M-340 -330 Q-344 -356 -316 -360 L210 -430 Q236 -432 240 -408 L250 -340 L-330 -264z : white /0.25
      path M-40 -250 Q-42 -268 -24 -272 L140 -294 Q156 -296 160 -280 L182 -146 Q184 -130 168 -126 L20 -104 L-24 -144z : white
      path M-10 -226 L124 -246 Q136 -246 138 -236 L152 -158 L20 -138 L2 -160z : down(#f3d680,#c9963c)
      line 3 M62 -238 L76 -146 M-4 -190 L148 -206 M20 -170 L60 -176 : #8d6723
      rect -250 -250 130 18 8 : white /0.9
      rect -246 -210 90 14 7 : white /0.6`,
  },
  phoneCase: {
    scene: "table",
    colours: ["pink", "green"],
    shadow: 250,
    art: `
      rect -240 -500 230 494 46 : along(c+3,c,c-2)
      rect -228 -488 206 470 38 : c+1
      rect -212 -474 96 110 28 : c-5
      *2 0 50 circle -182 -444 18 : soot
      circle -140 -420 9 : lamp
      oval -120 -200 52 60 : white /0.85
      path M-150 -210 Q-120 -250 -90 -210 Q-90 -170 -120 -150 Q-150 -170 -150 -210z : c-1
      rect 30 -470 210 464 40 : along(white,#dfeaf0,#c3d5df)
      rect 40 -460 190 444 34 : #eef7fb /0.8
      path M60 -440 L150 -440 L60 -180z M200 -300 L214 -300 L110 -40 L70 -40z : white /0.9
      rect 106 -452 60 14 7 : soot /0.7`,
  },
  charger: {
    scene: "table",
    colours: ["white", "black"],
    shadow: 250,
    art: `
      rect -210 -280 190 276 36 : tube(c)
      rect -180 -330 22 54 4 : tube(steel)
      rect -76 -330 22 54 4 : tube(steel)
      rect -140 -110 50 20 8 : c-5
      rect -170 -236 110 16 8 : c-3 /0.5
      line 18 M-20 -100 Q60 -100 60 -40 Q70 20 170 -10 Q320 -60 250 -190 Q180 -290 90 -220 Q40 -150 130 -130 Q240 -120 260 -240 : c-1
      rect 226 -330 66 96 14 : tube(c)
      rect 240 -372 38 48 6 : tube(steel)
      rect -40 -116 50 34 8 : tube(c)`,
  },
  powerBank: {
    scene: "table",
    colours: ["black", "white"],
    shadow: 220,
    art: `
      rect -190 -470 300 466 44 : along(c+3,c,c-3)
      rect -176 -456 272 438 36 : along(c+2,c+1,c-1)
      rect -84 -440 90 22 10 : c-5
      *4 34 0 circle -90 -376 8 : #6fe08a
      path M-50 -290 L-100 -190 L-58 -190 L-74 -110 L0 -218 L-44 -218 L-20 -290z : white /0.85
      line 14 M-38 -444 Q-30 -560 90 -540 Q230 -510 200 -330 Q180 -190 230 -120 : lead
      rect 200 -130 62 90 12 : tube(white)
      rect 212 -44 38 34 6 : tube(steel)`,
  },
  walkie: {
    scene: "table",
    colours: ["black", "red"],
    shadow: 260,
    art: `
      rect -200 -600 26 250 10 : tube(ink)
      rect -220 -380 170 376 26 : tube(ink)
      rect -196 -340 122 90 8 : down(#cfe9d0,#93bf98)
      *3 0 22 rect -186 -220 102 10 5 : lead
      *3 38 0 circle -174 -130 12 : lead
      rect -110 -404 34 34 8 : ink
      path M20 -20 Q20 -150 70 -170 L250 -170 Q300 -150 300 -20 Q300 0 280 0 L40 0 Q20 0 20 -20z : front(c)
      path M0 -230 Q160 -290 320 -230 Q336 -200 316 -170 L250 -170 Q236 -200 160 -206 Q84 -200 70 -170 L4 -170 Q-16 -200 0 -230z : front(c)
      *3 46 0 circle 114 -130 16 : c+5
      *3 46 0 circle 114 -88 16 : c+5
      *3 46 0 circle 114 -46 16 : c+5`,
  },
};
