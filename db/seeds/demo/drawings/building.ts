import type { Drawings } from "./types.ts";

export const building: Drawings = {
  bricks: {
    scene: "yard",
    colours: ["red", "grey"],
    shadow: 370,
    art: `
      rect -350 -24 700 24 4 : wood
      *5 138 0 rect -344 -96 130 66 4 : front(c)
      *5 138 0 rect -344 -168 130 66 4 : front(c-1)
      *4 138 0 rect -276 -240 130 66 4 : front(c+1)
      *4 138 0 rect -276 -312 130 66 4 : front(c)
      *3 138 0 rect -206 -384 130 66 4 : front(c-1)
      rect -70 -456 130 66 4 : front(c+1)
      *3 138 0 circle -300 -62 9 : c-4
      *3 138 0 circle -240 -278 9 : c-4`,
  },
  sacks: {
    scene: "yard",
    colours: ["grey", "beige"],
    shadow: 360,
    art: `
      rect -340 -22 680 22 4 : wood
      path M-330 -30 Q-350 -90 -320 -130 L-20 -130 Q0 -80 -14 -30z : front(c+3)
      path M0 -30 Q-16 -90 10 -130 L310 -130 Q336 -80 320 -30z : front(c+2)
      path M-190 -134 Q-210 -200 -180 -240 L150 -240 Q176 -190 160 -134z : front(c+4)
      path M-60 -240 Q-90 -420 -60 -520 Q-50 -540 -20 -530 L130 -530 Q160 -540 166 -520 Q190 -400 170 -240z : tube(c+4)
      path M-66 -500 L170 -500 L168 -540 L-60 -540z : c
      rect -30 -440 160 120 8 : c
      circle 50 -380 36 : white
      path M30 -366 L50 -406 L70 -366z : c-3
      rect -290 -96 160 30 6 : c
      rect 60 -96 160 30 6 : c
      rect -120 -206 200 30 6 : c`,
  },
  sand: {
    scene: "yard",
    colours: ["yellow", "grey"],
    shadow: 390,
    art: `
      path M-390 0 Q-250 -120 -130 -260 Q-40 -350 30 -290 Q160 -130 390 0z : down(c+5,c+2,c-1)
      path M-40 -310 Q60 -160 40 0 L390 0 Q160 -130 30 -290z : c-2 /0.35
      *9 62 0 circle -270 -40 7 : c-3 /0.5
      *6 70 0 circle -190 -100 6 : c-3 /0.5
      *4 50 0 circle -90 -180 6 : c-3 /0.5
      path M150 -150 L270 -380 L290 -370 L180 -140z : wood
      path M100 -170 Q120 -60 190 -40 Q240 -90 210 -160z : down(steel,lead-2)
      path M250 -400 L310 -370 L300 -350 L240 -382z : wood-3`,
  },
  timber: {
    scene: "yard",
    colours: ["beige"],
    shadow: 400,
    art: `
      path M-360 -60 L300 -60 L390 -120 L-270 -120z : c+3
      *5 0 -58 path M-360 -10 L300 -10 L300 -60 L-360 -60z : front(c+1)
      *5 0 -58 path M300 -10 L390 -70 L390 -118 L300 -58z : c-2
      *5 0 -58 line 3 M-350 -44 Q-100 -30 290 -46 M-350 -24 Q0 -34 290 -22 : c-3 /0.35
      path M-360 -292 L300 -292 L390 -352 L-270 -352z : c+4
      line 3 M-300 -306 L330 -306 M-290 -328 L350 -328 : c-2 /0.4
      *2 380 0 rect -230 -292 26 290 2 : c-3 /0.4
      circle -60 -150 12 : c-3
      circle 120 -90 10 : c-3
      circle -200 -210 10 : c-3`,
  },
  rebar: {
    scene: "yard",
    colours: ["grey", "brown"],
    shadow: 400,
    art: `
      *7 0 -24 path M-390 -20 L330 -60 L330 -40 L-390 0z : down(c+4,c,c-3)
      *7 0 -24 circle 330 -50 12 : c-3
      *7 0 -24 circle 330 -50 7 : c+2
      *2 430 -24 path M-240 -180 Q-220 -100 -220 -8 L-200 -10 Q-200 -110 -222 -184z : ink
      *4 62 0 circle -150 -300 58 : c-3
      *4 62 0 circle -150 -300 44 : ball(c)
      *4 62 0 circle -150 -300 34 : c-4
      *3 62 0 circle -119 -250 48 : c-1
      *3 62 0 circle -119 -250 36 : c-4
      *18 40 -2.2 line 3 M-380 -14 l16 12 : c-4 /0.4`,
  },
  roof: {
    scene: "street",
    colours: ["red"],
    shadow: 380,
    art: `
      rect -300 -260 600 256 4 : along(#efe7d7,#d9cdb8)
      rect -60 -160 120 156 4 : #7a4f33
      <> rect 120 -200 110 90 4 : white
      <> rect 128 -192 94 74 2 : glass
      path M-390 -240 L-210 -500 L210 -500 L390 -240z : down(c+2,c,c-2)
      *6 0 44 line 6 M-220 -480 L220 -480 : c-4 /0.35
      *13 30 0 line 5 M-180 -496 L-180 -244 : c+3 /0.4
      path M-230 -510 L230 -510 L230 -488 L-230 -488z : c-3
      rect -404 -244 808 20 8 : white
      rect 130 -600 60 120 2 : #a4573f
      rect 122 -612 76 20 2 : #7d3f2c`,
  },
  insulation: {
    scene: "yard",
    colours: ["yellow"],
    shadow: 350,
    art: `
      rect -330 -280 430 270 20 : tube(c)
      oval 100 -145 60 135 : c+2
      oval 100 -145 44 100 : c-2
      oval 100 -145 30 70 : c+1
      oval 100 -145 14 34 : c-3
      rect -250 -280 30 270 0 : white /0.9
      rect -60 -280 30 270 0 : white /0.9
      rect -190 -200 100 90 6 : white
      path M-170 -140 L-140 -186 L-110 -140z : red
      path M190 -10 L190 -400 L230 -420 L330 -420 L330 -10z : along(c+3,c,c-1)
      *9 0 44 line 3 M196 -380 L326 -380 : c-3 /0.3
      rect 190 -300 140 60 0 : white /0.85`,
  },
};
