import type { Drawings } from "./types.ts";

export const farm: Drawings = {
  plough: {
    scene: "field",
    colours: ["blue"],
    shadow: 370,
    art: `
      line 30 M-340 -290 L320 -200 : c
      line 22 M-340 -290 L-360 -120 M-340 -290 L-250 -420 L-160 -270 : c-1
      *4 150 22 line 24 M-190 -260 Q-240 -150 -170 -70 : c-2
      *4 150 22 path M-200 -110 Q-130 -90 -60 0 L-190 -4 Q-230 -60 -200 -110z : along(steel+4,steel,lead)
      circle 330 -60 60 : soot
      circle 330 -60 36 : ball(c)
      line 16 M320 -200 L330 -70 : c-2
      *5 150 22 circle -250 -278 12 : ink`,
  },
  tiller: {
    scene: "field",
    colours: ["red", "green"],
    shadow: 300,
    art: `
      line 18 M20 -240 L260 -430 L330 -440 M60 -220 L280 -400 : ink
      line 24 M300 -444 L350 -450 M260 -400 L320 -404 : soot
      path M-230 -180 L-210 -330 Q-200 -350 -170 -350 L40 -350 Q70 -340 76 -310 L90 -160z : front(c)
      rect -170 -400 120 60 16 : ink
      rect -20 -380 50 40 8 : lead
      *5 0 24 rect -190 -310 70 10 4 : c-4
      circle -10 -240 40 : ball(ink)
      path M-240 -180 L100 -180 L80 -130 L-220 -130z : ink
      circle -120 -110 110 : #202226
      ~14 -120 -110 rect -11 -116 22 26 4 : #33363d
      circle -120 -110 52 : ball(gold)
      ~6 140 -70 path M-8 0 L-14 -70 L20 -86 L14 0z : steel
      circle 140 -70 18 : ink`,
  },
  seedling: {
    scene: "field",
    colours: ["green", "brown"],
    shadow: 340,
    art: `
      *3 210 0 line 12 M-210 -190 Q-200 -330 -210 -440 : #5d7f3f
      *3 210 0 path M-206 -320 Q-130 -400 -90 -350 Q-120 -290 -206 -300z : down(#93c272,#558c48)
      *3 210 0 path M-206 -360 Q-280 -440 -320 -390 Q-300 -330 -206 -340z : down(#86b86a,#4f8648)
      *3 210 0 path M-210 -430 Q-260 -520 -210 -560 Q-160 -520 -206 -430z : down(#a3cf82,#5f9a50)
      *3 210 0 path M-290 -200 L-130 -200 L-150 0 L-270 0z : tube(#3a3d44)
      *3 210 0 rect -298 -216 176 30 8 : #4a4e57
      *3 210 0 oval -210 -212 80 10 : #5a4030
      *3 210 0 rect -250 -140 80 60 6 : c+5`,
  },
  hay: {
    scene: "field",
    colours: ["gold"],
    shadow: 390,
    art: `
      path M-380 -10 L-100 -10 L-100 -190 L-380 -190z : front(c)
      path M-90 -10 L380 -10 L380 -190 L-90 -190z : front(c-1)
      path M-250 -200 L220 -200 L220 -380 L-250 -380z : front(c+1)
      *12 38 0 line 4 M-240 -370 l20 40 l-14 50 l22 60 : c-3 /0.45
      *12 38 0 line 4 M-80 -180 l20 40 l-14 50 l22 60 : c-3 /0.45
      *7 38 0 line 4 M-370 -180 l20 40 l-14 50 l22 60 : c-3 /0.45
      *10 44 0 line 3 M-230 -372 l30 20 : c+5 /0.7
      rect -140 -382 14 184 0 : #b5563f
      rect 100 -382 14 184 0 : #b5563f
      rect 10 -192 14 184 0 : #b5563f
      rect 270 -192 14 184 0 : #b5563f
      path M300 -190 L370 -470 L384 -466 L320 -190z : wood
      line 8 M330 -560 Q340 -460 378 -466 Q410 -460 420 -552 M374 -470 L376 -560 : lead`,
  },
  sprinkler: {
    scene: "field",
    colours: ["green"],
    shadow: 290,
    art: `
      ring -130 -130 110 30 : c
      ring -130 -130 70 28 : c-1
      ring -130 -130 110 6 : c+5 /0.5
      line 28 M-20 -110 Q80 20 160 -40 Q200 -80 210 -120 : c
      rect 180 -260 60 150 14 : tube(gold)
      path M150 -300 L270 -300 L250 -250 L170 -250z : tube(c-1)
      circle 210 -320 26 : ball(steel)
      *5 40 0 circle 50 -540 9 : #7fc3e6
      line 7 M210 -340 Q110 -520 -60 -480 M210 -340 Q180 -560 60 -600 M210 -340 Q240 -560 340 -590 M210 -340 Q310 -500 420 -450 : #9fd4ee /0.9
      *6 46 26 circle -70 -430 8 : #7fc3e6 /0.8
      *4 30 36 circle 380 -520 8 : #7fc3e6 /0.8`,
  },
  greenhouse: {
    scene: "field",
    colours: ["green"],
    shadow: 390,
    art: `
      path M-390 0 L-390 -220 Q-380 -430 0 -440 Q380 -430 390 -220 L390 0z : #e3f2f0 /0.75
      *5 110 0 path M-280 -10 Q-300 -120 -250 -150 Q-200 -120 -200 -10z : down(#7fb35f,#4f8648)
      *5 110 0 circle -250 -70 16 : ball(#d9423f)
      *5 110 0 circle -226 -36 14 : ball(#e0603f)
      line 10 M-390 0 L-390 -220 Q-380 -430 0 -440 Q380 -430 390 -220 L390 0 : c
      line 7 M-200 0 L-200 -408 M200 0 L200 -408 M0 0 L0 -440 M-390 -200 L390 -200 : c
      path M-60 0 L-60 -250 L60 -250 L60 0z : white /0.4
      line 9 M-60 0 L-60 -250 L60 -250 L60 0 : c-2
      path M-340 -210 Q-320 -370 -180 -400 L-220 -390 Q-300 -340 -310 -210z : white /0.7
      rect -400 -8 800 16 4 : #8a7257`,
  },
  incubator: {
    scene: "table",
    colours: ["yellow"],
    shadow: 330,
    art: `
      rect -320 -180 640 170 26 : front(c)
      path M-310 -190 Q-290 -420 0 -430 Q290 -420 310 -190z : #e6f3f7 /0.6
      *6 86 0 oval -215 -210 38 48 : ball(#f3e6d0)
      *5 86 0 oval -172 -250 36 46 : ball(#e9c9a3)
      path M-310 -190 Q-290 -420 0 -430 Q-200 -380 -250 -190z : white /0.5
      rect -100 -140 200 80 10 : screen
      rect -84 -124 100 44 4 : #ff9a5a
      *2 40 0 circle 190 -100 16 : ball(steel)
      circle 250 -300 54 : ball(yellow)
      circle 286 -360 36 : ball(yellow)
      circle 296 -368 6 : ink
      path M318 -360 L344 -350 L316 -342z : orange
      rect -60 -460 120 34 12 : c-2`,
  },
};
