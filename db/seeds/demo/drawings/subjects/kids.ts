/** For children and hobbies; the format is told in subject.ts, that of the shapes in art.ts. */
export const kids = `
# onesie hang sky,pink 0
line 6 M-380 -650 Q0 -600 380 -650 : wood; <> rect 66 -650 16 60 5 : wood+2
path M-80 -590 Q-40 -550 0 -550 Q40 -550 80 -590 L170 -560 L250 -440 L170 -390 L130 -440 L130 -280 L150 -110 L40 -100 L10 -180 L-10 -180 L-40 -100 L-150 -110 L-130 -280 L-130 -440 L-170 -390 L-250 -440 L-170 -560z : along(c-1,c+3,c+1,c+2,c-1)
path M-80 -590 Q0 -500 80 -590 Q0 -550 -80 -590z : white; <> rect 38 -126 112 26 8 : white; circle 0 -390 66 : white; <> circle 40 -446 24 : white
<> circle 22 -400 8 : ink; oval 0 -374 14 10 : ink; line 4 M-16 -356 Q0 -342 16 -356 : ink; *3 26 0 circle -26 -206 6 : white
# kidsShoes small blue,pink 330
path M-350 -40 Q-350 -130 -260 -140 L-200 -150 L-180 -250 L-40 -250 Q-10 -150 -20 -40z : down(c+4,c,c-2)
rect -360 -46 350 46 20 : down(white,#d3d8dd); path M-350 -60 Q-340 -130 -260 -136 Q-250 -80 -280 -56z : white; rect -210 -200 150 26 10 : white
rect -200 -160 150 26 10 : white; path M20 -40 Q20 -130 110 -140 L170 -150 L190 -250 L330 -250 Q360 -150 350 -40z : down(c+3,c-1,c-3)
rect 10 -46 350 46 20 : down(white,#c8cdd3); path M20 -60 Q30 -130 110 -136 Q120 -80 90 -56z : white; rect 160 -200 150 26 10 : white
rect 170 -160 150 26 10 : white; ~5 290 -90 path M0 -26 L8 -8 L-8 -8z : gold
# uniform hang blue 0
use hanger 0 0 1
path M-60 -600 Q-150 -590 -190 -540 L-270 -300 L-200 -260 L-160 -380 L-150 -260 L150 -260 L160 -380 L200 -260 L270 -300 L190 -540 Q150 -590 60 -600 L0 -560z : along(#e6e8ea,white,#f1f2f2,#d8dbde)
path M-110 -590 L-40 -600 L0 -420 L40 -600 L110 -590 L130 -240 L-130 -240z : along(c-2,c+1,c-1)
path M-30 -590 L30 -590 L16 -430 L0 -400 L-16 -430z : red; path M-150 -250 L150 -250 L220 10 L-220 10z : along(c-2,c+2,c,c-2)
line 4 M-80 -250 L-120 8 M-26 -250 L-40 10 M26 -250 L40 10 M80 -250 L120 8 : c-4 /0.6; *3 0 50 circle 0 -390 7 : gold; rect -150 -256 300 16 4 : c-4
# pram street grey,pink 280
line 14 M-170 -90 L120 -330 M170 -90 L-120 -330 : lead; path M-250 -360 L250 -360 Q240 -190 110 -180 L-110 -180 Q-240 -190 -250 -360z : front(c)
path M-250 -366 Q-250 -580 -20 -590 L-10 -366z : down(c+2,c,c-2); line 4 M-16 -590 Q-120 -500 -180 -370 M-16 -590 Q-80 -490 -100 -370 : c-4 /0.6
rect -256 -376 510 24 12 : white; line 14 M240 -370 L330 -500 Q346 -520 380 -516 : ink; *2 360 0 circle -180 -80 80 : #24262b
*2 360 0 circle -180 -80 58 : #e6e9ec; ~8 -180 -80 line 5 M0 0 L0 -56 : lead; ~8 180 -80 line 5 M0 0 L0 -56 : lead
*2 360 0 circle -180 -80 14 : ball(lead); path M10 -370 Q60 -430 130 -400 Q170 -390 190 -366z : white
# carSeat home black,red 260
path M-150 -600 Q-140 -650 0 -650 Q140 -650 150 -600 L170 -250 L200 -60 L-200 -60 L-170 -250z : along(c-1,c+2,c,c-3)
<> path M120 -640 Q220 -620 200 -480 L160 -480z : c+1; path M-110 -560 Q0 -610 110 -560 L120 -260 L-120 -260z : c-3
path M-230 -270 Q-240 -180 -200 -60 L200 -60 Q240 -180 230 -270 Q150 -200 100 -210 L-100 -210 Q-150 -200 -230 -270z : front(c)
path M-130 -220 L130 -220 L140 -100 L-140 -100z : c-2; <> line 20 M60 -560 L40 -330 L14 -250 : red; rect -30 -270 60 56 12 : ink
rect -14 -220 28 100 6 : red; rect -190 -64 380 60 20 : front(ink); rect -60 -600 120 50 20 : c+3
# cradle home blue,red,green,pink 330
<> path M230 -330 L262 -330 L290 -40 L256 -40z : c; <> path M160 -30 Q280 40 350 -60 L330 -70 Q280 -10 180 -50z : wood
line 20 M-250 -540 L250 -540 : c; <> path M234 -560 L266 -560 L256 -300 L240 -300z : c-1; <> circle 250 -566 24 : ball(gold)
path M-240 -540 L240 -540 L236 -420 Q0 -360 -236 -420z : down(#e04f72,#a8325a); *6 78 0 path M-220 -500 q24 -40 48 0 q-24 40 -48 0z : gold
path M-250 -330 L250 -330 L230 -150 L-230 -150z : front(c); *8 60 0 circle -210 -240 16 : gold
*7 60 0 path M-190 -190 q10 -20 20 0 q-10 20 -20 0z : white; path M-230 -330 Q0 -390 230 -330z : #f4e2bf; *10 46 0 line 5 M-210 -420 L-210 -390 : gold
# bottle small sky 230
path M-150 0 Q-170 0 -170 -30 L-160 -300 Q-156 -350 -120 -370 L20 -370 Q56 -350 60 -300 L70 -30 Q70 0 50 0z : #eef7fb /0.9
path M-164 -200 L64 -200 L70 -30 Q70 0 50 0 L-150 0 Q-170 0 -170 -30z : down(#fffdf6,#e9e3d3); rect -140 -430 180 66 12 : tube(c)
path M-110 -430 Q-100 -480 -70 -490 Q-76 -540 -50 -550 Q-24 -540 -30 -490 Q0 -480 10 -430z : down(#f3d9b8,#d9ae80)
*4 0 50 rect -150 -290 50 6 3 : lead /0.7; path M-140 -330 L-110 -330 L-116 -30 L-146 -30z : white /0.6; ring 190 -90 56 20 : c
oval 190 -150 60 30 : c+3; path M150 -160 Q160 -230 190 -236 Q220 -230 230 -160z : down(#f3d9b8,#d9ae80)
# diapers small sky,green 300
path M-280 0 Q-300 -200 -270 -420 L-200 -440 L200 -440 L270 -420 Q300 -200 280 0z : along(c+1,c+4,c+1,c,c-1)
path M-200 -440 Q-190 -500 -60 -490 L60 -490 Q190 -500 200 -440z : c+4; path M-270 -420 Q0 -390 270 -420 L272 -360 Q0 -330 -272 -360z : white
circle 0 -210 130 : white; circle 0 -220 78 : skin; <> circle 30 -230 8 : ink; line 5 M-26 -192 Q0 -168 26 -192 : #b5554d
<> circle 50 -204 13 : #f2a48f; path M-30 -290 Q0 -330 34 -294 Q10 -300 -30 -290z : #7a4f33; <> path M170 -60 q30 -40 60 0 q-30 40 -60 0z : white
# teddy home brown,beige 230
<> circle 120 -540 60 : ball(c); <> circle 120 -540 34 : c+5; <> oval 190 -230 60 110 : ball(c); oval 0 -190 170 180 : ball(c)
oval 0 -180 110 120 : c+5; <> oval 120 -50 84 60 : ball(c); <> oval 130 -46 44 36 : c+5; circle 0 -440 160 : ball(c); oval 0 -390 84 66 : c+6
oval 0 -420 30 22 : ink; line 6 M0 -400 L0 -376 M-34 -366 Q0 -336 34 -366 : ink; <> circle 64 -470 16 : ink; <> circle 60 -476 5 : white
<> path M0 -290 L80 -330 L80 -250z : red; circle 0 -290 20 : red-2
# blocks home red,blue 360
rect -330 -180 180 180 14 : front(c); rect -130 -180 180 180 14 : front(yellow); rect -230 -366 180 180 14 : front(green); circle -240 -90 50 : white
path M-40 -140 L20 -40 L-100 -40z : white; ~5 -140 -276 path M0 -60 L18 -14 L-18 -14z : white; circle -140 -276 22 : white
circle 220 -130 130 : ball(c); path M100 -170 Q220 -110 340 -180 Q350 -140 348 -100 Q220 -40 94 -90z : white /0.95
~5 220 -226 path M0 -26 L8 -8 L-8 -8z : yellow; path M-90 -366 L-60 -470 L40 -470 L60 -366z : front(orange); rect -30 -520 40 50 6 : blue
# kidsCar street red,white 350
path M-340 -80 Q-350 -180 -270 -210 L-150 -230 L-90 -350 L-60 -354 L-30 -240 L120 -240 Q140 -330 220 -340 L280 -330 Q320 -260 330 -80z : down(c+4,c,c-3)
path M-120 -236 L-76 -340 L-60 -340 L-46 -238z : #cfe6f2 /0.8; rect 30 -270 100 60 20 : ink; path M110 -330 Q160 -350 180 -240 L130 -240z : ink
ring -30 -280 34 9 : ink; path M-336 -100 L330 -100 L324 -60 L-330 -60z : ink; circle -300 -170 30 : ball(lamp); rect -60 -180 140 16 8 : white
circle 240 -170 22 : white; *2 440 0 circle -220 -76 80 : soot; *2 440 0 wheel -220 72
# pencils small blue,red,green,pink 330
path M-140 -250 L-160 -520 L-140 -560 L-118 -520 L-90 -250z : #f0b83e; path M-80 -250 L-70 -560 L-48 -600 L-28 -560 L-30 -250z : #d9485f
path M-20 -250 L10 -540 L36 -576 L52 -536 L30 -250z : #4f9ad0; path M36 -250 L90 -490 L120 -520 L128 -480 L86 -250z : #5fae6e
path M-160 -520 L-140 -560 L-118 -520z M-70 -560 L-48 -600 L-28 -560z M10 -540 L36 -576 L52 -536z M90 -490 L120 -520 L128 -480z : #f0d9b0
path M-180 -290 L130 -290 L110 0 L-160 0z : tube(c); rect -186 -306 322 30 10 : c+2; *3 90 0 circle -116 -150 26 : white /0.85
rect 150 -60 220 56 6 : front(#e9a23c); rect 160 -112 200 50 6 : front(c+2); rect 146 -160 210 46 6 : front(#6f9a55); rect 160 -100 16 26 0 : white
rect 190 -48 130 8 4 : white; rect -380 -30 220 26 4 : #f0cf6a; *9 22 0 rect -366 -30 3 12 0 : ink
# books small red,blue 350
rect -320 -100 560 96 8 : front(c); rect -300 -88 540 72 0 : cream; *5 0 13 line 2 M-296 -76 L240 -76 : lead /0.5; rect -330 -100 40 96 8 : c-2
rect -260 -200 540 100 8 : front(#4f87a8); rect -260 -188 520 76 0 : cream; *5 0 14 line 2 M-256 -176 L256 -176 : lead /0.5
rect 250 -200 40 100 8 : #356a8a; rect -280 -286 480 86 8 : front(#d9a03c); rect -200 -266 240 14 6 : #fff3cf; rect -200 -238 160 10 5 : #fff3cf
path M-60 -300 Q-200 -380 -330 -330 L-320 -480 Q-180 -520 -60 -440 Q60 -520 200 -480 L210 -330 Q80 -380 -60 -300z : cream
path M-60 -300 L-60 -440 Q60 -520 200 -480 L210 -330 Q80 -380 -60 -300z : #e5dbc6
*4 0 32 line 4 M-290 -450 Q-180 -480 -90 -420 M-30 -420 Q60 -480 170 -450 : lead /0.6; path M-66 -300 L-54 -300 L-54 -440 L-66 -440z : c
# guitar hang orange 0
rect -26 -640 52 340 4 : #5d3b26; path M-36 -740 L36 -740 L30 -620 L-30 -620z : #3f291b; <> *3 0 32 circle 42 -722 9 : steel
*9 0 34 rect -24 -610 48 3 0 : steel
path M-110 -330 Q-160 -280 -110 -210 Q-220 -150 -210 -20 Q-190 90 0 90 Q190 90 210 -20 Q220 -150 110 -210 Q160 -280 110 -330 Q60 -360 0 -330 Q-60 -360 -110 -330z : glow(c+4,c+1,c,c-3)
circle 0 -160 66 : #33231a; ring 0 -160 72 8 : cream; rect -70 -20 140 26 6 : #33231a; *6 8 0 line 2 M-20 -720 L-20 -10 : cream /0.8
path M-150 -250 Q-110 -320 -60 -320 Q-110 -270 -110 -230z : white /0.3; path M80 -130 Q150 -90 140 -10 Q80 -30 66 -100z : #33231a /0.8
# dutar hang brown 0
rect -14 -740 28 520 4 : #4a2f1f; *10 0 44 rect -14 -640 28 5 0 : cream; <> rect 14 -730 40 12 6 : gold; <> rect 14 -700 34 12 6 : gold
path M-14 -260 Q-40 -200 -110 -120 Q-160 -40 -110 40 Q-60 90 0 90 Q60 90 110 40 Q160 -40 110 -120 Q40 -200 14 -260z : glow(c+4,c+1,c-2)
line 5 M0 -240 L0 80 : c-3 /0.2; <> line 5 M20 -230 Q110 -80 60 70 : c-3 /0.5; <> circle 50 -40 10 : ink; rect -50 20 100 14 4 : ink
<> line 2 M6 -720 L6 26 : cream; *5 24 0 path M-58 60 q10 -16 20 0 q-10 16 -20 0z : gold
# coins small gold 330
*6 0 -34 rect -300 -40 200 34 16 : tube(c); *4 0 -34 rect -60 -40 200 34 16 : tube(c-1); oval -200 -212 100 22 : c+4; oval 40 -144 100 22 : c+4
circle 210 -140 136 : c-3; circle 220 -140 136 : ball(c); ring 220 -140 112 6 : c-3; ~24 220 -140 circle 0 -124 4 : c-3
path M220 -220 Q160 -200 170 -120 Q180 -70 220 -60 Q270 -70 270 -130 Q280 -190 220 -220z : c+3; path M190 -160 q30 -30 60 0 q-20 40 -60 0z : c-2
rect -330 -400 230 160 4 : white; *8 27 0 circle -315 -400 9 : #d6cfe8; rect -310 -380 190 120 2 : down(#6fa9dd,#cfe6d4)
path M-310 -260 L-240 -340 L-190 -290 L-150 -330 L-120 -260z : #3f7d68
# antique small gold 260
path M-70 -620 Q60 -660 140 -560 Q200 -480 330 -500 Q250 -420 170 -430 Q90 -440 40 -540 Q0 -590 -70 -580z : c; oval 270 -500 110 90 : c-1
oval 290 -500 90 76 : c-4; path M-70 -590 L-30 -590 L-60 -250 L-100 -250z : tube(c); circle -90 -230 20 : c-2
rect -240 -220 440 196 10 : front(#7a4a2e); rect -260 -240 480 30 8 : #8f5a3a; rect -260 -30 480 30 8 : #5d3722
*3 130 0 path M-190 -120 q30 -60 60 0 q-30 60 -60 0z : gold; oval -20 -246 190 20 : ink; oval -20 -250 190 18 : #3a3d44; oval -20 -250 50 6 : red
line 10 M200 -130 L270 -130 L270 -80 : steel
# painting fixed gold,brown 0
line 4 M-200 -660 L0 -760 L200 -660 : lead; rect -350 -670 700 560 6 : c; rect -336 -656 672 532 4 : c+3; rect -310 -630 620 480 2 : c-3
rect -296 -616 592 452 0 : down(#f0b27a,#f6dcb0,#d9e3c8); circle 120 -470 60 : #fff1c4
path M-296 -330 L-170 -470 L-60 -360 L60 -480 L190 -360 L296 -430 L296 -300 L-296 -300z : #8aa0bd
path M-130 -300 L-130 -400 Q-130 -480 -70 -500 Q-10 -480 -10 -400 L-10 -300z : #4f9aa8; rect -146 -310 152 60 0 : #d9b98a
path M-100 -250 L-100 -290 Q-70 -330 -40 -290 L-40 -250z : #8a6242; path M30 -250 L36 -450 L64 -450 L70 -250z : #c99a66
rect -296 -250 592 86 0 : down(#8fae6a,#6d9350); <> oval 220 -260 60 70 : #4f7f52
# plate small blue,green 260
path M-150 0 L-60 -90 L60 -90 L150 0z : wood-1; circle 0 -310 270 : c-2; circle 0 -310 262 : white; ring 0 -310 226 40 : c
~24 0 -310 path M0 -246 q14 18 0 38 q-14 -20 0 -38z : white; ring 0 -310 190 8 : c-3; ~8 0 -310 oval 0 -110 34 66 : c+2
~8 0 -310 oval 0 -120 16 40 : white; ~8 0 -310 circle 0 -50 16 : gold; circle 0 -310 34 : c-2; circle 0 -310 18 : gold
path M-170 -480 Q-100 -550 20 -556 Q-90 -520 -150 -440z : white /0.5
# yarn small pink,blue,green,red,beige,violet 330
circle -150 -180 180 : ball(c); *5 24 20 line 7 M-300 -260 Q-160 -360 0 -280 : c-3 /0.5; *4 30 -8 line 7 M-240 -40 Q-280 -180 -180 -320 : c+4 /0.6
circle 180 -120 120 : ball(#e3b04b); *4 18 18 line 6 M90 -170 Q180 -240 270 -180 : #9b7424 /0.5; line 12 M-20 -120 Q60 40 200 10 Q320 -20 360 20 : c
line 14 M-330 -20 L150 -420 : steel; circle 154 -424 18 : ball(red); line 14 M-60 -20 L330 -400 : steel; circle 334 -404 18 : ball(red)
# chess small brown 370
path M-390 -20 L390 -20 L300 -170 L-300 -170z : c; path M-350 -34 L350 -34 L276 -158 L-276 -158z : cream
*4 150 0 path M-350 -34 L-276 -34 L-262 -74 L-332 -74z : c-2; *4 142 0 path M-262 -74 L-196 -74 L-186 -116 L-246 -116z : c-2
*4 126 0 path M-312 -116 L-252 -116 L-238 -156 L-292 -156z : c-2
path M-160 -90 L-40 -90 L-60 -130 Q-90 -300 -60 -380 L-140 -380 Q-110 -300 -140 -130z : tube(cream); oval -100 -390 56 22 : cream
circle -100 -450 44 : ball(cream); rect -106 -540 12 60 3 : cream; rect -122 -524 44 12 3 : cream
path M70 -70 L220 -70 L200 -120 Q230 -240 170 -320 L160 -380 L130 -330 Q70 -290 60 -220 Q60 -190 90 -190 L140 -220 Q120 -150 90 -120z : tube(ink)
circle 132 -280 8 : cream; path M-290 -60 L-210 -60 L-226 -90 Q-250 -160 -230 -180 L-270 -180 Q-250 -160 -274 -90z : tube(ink)
circle -250 -206 34 : ball(ink)
# gift small red,blue,pink,gold 290
rect -240 -300 480 296 8 : front(c); rect -40 -300 80 296 0 : gold; rect -260 -370 520 84 8 : down(c+3,c); rect -40 -370 80 84 0 : gold+2
<> path M0 -370 Q60 -520 170 -500 Q240 -460 170 -400 Q100 -360 0 -370z : gold
<> path M30 -384 Q80 -470 150 -466 Q180 -440 140 -410 Q90 -386 30 -384z : gold-3; circle 0 -380 34 : ball(gold)
*4 60 0 circle -210 -220 10 : white /0.7; <> ~5 190 -120 path M0 -26 L8 -8 L-8 -8z : white
line 3 M-300 -470 Q-280 -420 -310 -370 M310 -470 Q290 -420 320 -370 : gold
# kidsSuit hang red,blue,green,yellow,pink 0
use hanger 0 0 0.8; path M-70 -500 Q-140 -480 -180 -430 L-230 -290 L-170 -260 L-130 -340 L-130 -220 H130 L130 -340 L170 -260 L230 -290 L180 -430 Q140 -480 70 -500 Q0 -450 -70 -500z : along(c-1,c+3,c,c+2,c-1); path M-120 -200 H120 L140 20 L30 24 L0 -90 L-30 24 L-140 20z : along({blue-1|c-2|grey},{blue+2|c|lead},{blue-1|c-2|grey}); {circle 0 -340 54 : yellow|~5 0 -340 path M0 -60 L16 -16 L-16 -16z : yellow|path M-50 -320 q50 -80 100 0 q-50 60 -100 0z : white}; <> circle 18 -350 6 : ink; rect -130 -236 260 20 6 : c-2; <> rect 100 -290 0 0 0 : c
# girlDress hang pink,white,red,violet,yellow 0
use hanger 0 0 0.8; path M-70 -500 Q0 -450 70 -500 L80 -340 Q170 -200 {210..240} -30 Q0 30 -{210..240} -30 Q-170 -200 -80 -340z : along(c-1,c+4,c+1,c+4,c-1); <> path M70 -500 Q130 -500 140 -440 Q110 -420 78 -440z : c+2; path M-82 -350 H82 V-320 H-82z : {red|gold|violet|white}; path M-60 -330 q-60 -40 -60 0 q0 40 60 10 q60 30 60 -10 q0 -40 -60 0z : {red|gold|violet|white}; *3 0 80 path M-{120..140} -220 Q0 -180 130 -220 L140 -204 Q0 -160 -140 -204z : white /0.7; *6 60 6 ~5 -150 -80 oval 0 -12 7 9 : {red|white|gold}
# snowsuit hang red,blue,pink,green,yellow 0
path M-90 -580 Q-80 -670 0 -670 Q80 -670 90 -580z : c-1; path M-60 -580 Q-50 -630 0 -630 Q50 -630 60 -580z : {cream|wood}; path M-100 -580 Q-180 -560 -220 -490 L-280 -300 L-200 -270 L-160 -360 L-170 -40 L-30 -30 L0 -150 L30 -30 L170 -40 L160 -360 L200 -270 L280 -300 L220 -490 Q180 -560 100 -580 Q0 -530 -100 -580z : along(c-2,c+2,c,c+2,c-2); *5 0 76 line 5 M-164 -460 Q0 -440 164 -460 : c-3 /0.6; line 6 M0 -540 V-150 : {white|steel}; <> circle 220 -250 34 : {c-2|ink}; <> rect 36 -50 130 36 14 : {ink|c-3}; {circle 80 -400 30 : yellow|~5 80 -400 path M0 -40 L10 -10 L-10 -10z : white|rect 50 -430 70 50 8 : white}
# clothesPile flat blue,green,grey,red 0
@ -180 0 {-14..-4} use tshirt 0 -260 0.5 : c; @ 180 -20 {6..16} use kidsSuit 0 -260 0.55 : {red|green|yellow}; @ -160 260 6 use jeans 0 -250 0.46 : blue; @ 190 250 -8 use hoodie 0 -250 0.44 : {grey|orange|green}; use onesie 0 -40 0.4 : {sky|yellow}
# babySet flat white,sky,pink,yellow 0
path M-330 -600 H0 L20 -200 Q-160 -160 -340 -200z : front({c+3|white}); path M-330 -600 L-170 -420 L0 -600z : c; *4 70 0 circle -290 -{280..300} 12 : c-1; line 10 M-336 -330 H16 : {gold|pink|sky}; use onesie 190 -330 0.42 : c; path M60 -60 Q50 -150 150 -160 Q250 -150 240 -60z : c; circle 150 -170 20 : {white|c-2}; *2 110 0 path M-310 -140 h60 v60 q50 20 40 60 q-20 30 -90 10 q-20 -20 -10 -60z : {c+1|white}; <> rect 0 0 0 0 0 : c; circle 300 -60 40 : {white|c+2}; circle 300 -60 16 : c-2
# booties small beige,pink,sky,brown,white 330
*2 330 0 path M-340 -30 Q-350 -140 -230 -150 L-220 -290 H-60 L-40 -30z : down(c+3,c,c-2); *2 330 0 rect -350 -36 330 34 16 : {cream|wood|white}; *2 330 0 rect -230 -310 180 50 24 : {white|cream|c+4}; *2 330 0 *3 0 44 line 8 M-210 -230 H-130 : {white|c-3}; *2 330 0 ~5 -100 -90 circle 0 -16 9 : {white|gold|c-3}
# vest hang blue,black,grey,green 0
use hanger 0 0 0.9; path M-70 -560 Q-150 -540 -190 -490 L-250 -240 L-190 -220 L-150 -360 V-120 H150 V-360 L190 -220 L250 -240 L190 -490 Q150 -540 70 -560z : along(#e6e8ea,white,#dfe2e6); path M-100 -540 L-30 -550 L0 -330 L30 -550 L100 -540 L140 -420 L130 -90 L0 -50 L-130 -90 L-140 -420z : along(c-1,c+1,c-2); path M-40 -560 L0 -510 L40 -560 L60 -530 L10 -450 L-10 -450 L-60 -530z : white; path M-20 -500 H20 L14 -340 L0 -320 L-14 -340z : {red|c-3|green}; *4 0 60 circle 0 -300 8 : {gold|ink}; <> rect 50 -250 60 12 4 : c-3
# stroller street grey,red,blue,pink,green 250
line 16 M-160 -60 L170 -480 L240 -520 M170 -60 L-60 -330 : {ink|lead}; path M-150 -230 L-20 -470 L70 -430 L60 -260 Q20 -200 -60 -190z : front(c); path M-30 -480 Q100 -560 180 -400 L60 -330z : c-1; line 5 M60 -520 L80 -340 : c-3; path M-180 -200 L-60 -230 L-60 -190 L-170 -160z : c-2; <> circle 170 -56 56 : soot; <> circle 170 -56 30 : {steel|white}; rect -120 -150 220 60 16 : {ink|c-3}; circle 240 -520 20 : ink; path M-20 -420 L40 -390 L0 -260 L-80 -230z : {cream|c+3}
# twinPram street blue,grey,red,violet 330
line 16 M-280 -60 L-100 -300 M280 -60 L100 -300 M60 -80 L250 -460 L320 -500 : lead; *2 260 0 path M-290 -300 H-40 Q-50 -170 -110 -160 H-220 Q-280 -170 -290 -300z : front(c); *2 260 0 path M-290 -306 Q-290 -470 -150 -480 L-140 -306z : down(c+2,c-1); *2 260 0 rect -296 -316 262 20 10 : white; *2 260 0 circle -90 -330 40 : {beige|#f0cfae}; *2 560 0 circle -280 -60 60 : soot; *2 560 0 circle -280 -60 34 : {steel|white}; circle 0 -60 60 : soot; circle 0 -60 34 : {steel|white}
# booster home blue,red,grey,black,pink 330
path M-300 -60 L-280 -180 Q-270 -210 -230 -210 H230 Q270 -210 280 -180 L300 -60 Q300 -10 250 -10 H-250 Q-300 -10 -300 -60z : front(c); path M-300 -180 L-310 -290 Q-300 -330 -250 -320 L-200 -300 L-200 -190z M300 -180 L310 -290 Q300 -330 250 -320 L200 -300 L200 -190z : c-1; path M-200 -200 Q0 -250 200 -200 L190 -120 H-190z : {c+2|ink}; *4 90 0 circle -140 -{160..164} 16 : {white|c-2|yellow}; path M280 -260 Q100 -330 -40 -210 : ink /0; line 18 M300 -280 Q380 -300 400 -200 : ink
# pendulumCot home white,brown,beige 350
<> rect 310 -560 26 520 4 : {c|wood}; rect -320 -570 640 26 8 : {c|wood}; rect -310 -190 620 26 6 : {c|wood}; *11 56 0 rect -290 -550 14 370 4 : {c-1|wood+2}; path M-300 -260 H300 V-190 H-300z : {white|sky|pink}; rect -280 -310 180 60 24 : {white|cream}; path M-60 -290 H290 V-200 H-60z : front({sky|pink|green|yellow}); rect -330 -150 660 100 8 : {c|wood+1}; *2 320 0 rect -200 -110 80 14 6 : {gold|steel}; path M-340 -40 H340 L320 0 H-320z : c-2; line 6 M200 -570 V-690 H60 : lead; *3 40 0 circle 40 -{640..660} 14 : {red|yellow|sky}
# breastPump small white,sky,violet,pink 270
path M-230 0 L-230 -200 Q-230 -240 -190 -250 V-290 H-70 V-250 Q-30 -240 -30 -200 V0z : #dfeef5 /0.9; path M-226 -110 H-34 V-4 H-226z : #f6efe2; rect -200 -340 140 60 14 : c; path M-190 -340 L-180 -430 L-90 -430 L-70 -340z : {white|c+3}; path M-180 -420 L-340 -520 L-360 -380 L-200 -360z : #cfe4ee /0.9; line 12 M-80 -400 Q60 -480 120 -240 : #cfe9f5; rect 60 -240 240 230 60 : front({white|c}); circle 180 -130 60 : c; *4 40 0 circle 120 -40 8 : c-2; circle 180 -130 22 : white; *4 0 26 rect -210 -{190..194} 30 6 2 : c-2
# highChair home white,green,pink,brown,sky 240
<> line 22 M110 -300 L230 0 M80 -300 L90 0 : {wood|white|lead}; path M-130 -620 Q-130 -660 -80 -660 H80 Q130 -660 130 -620 L140 -300 H-140z : along(c-1,c+2,c-1); rect -170 -330 340 60 24 : c; path M-240 -430 H240 Q260 -380 220 -360 H-220 Q-260 -380 -240 -430z : down(white,{c+3|#dfe4e8}); circle {-80..80} -430 44 : {yellow|sky|orange}; path M-60 -440 q0 -30 30 -30 q30 0 30 30z : {red|green}; rect -120 -120 240 24 8 : {wood|c-2}; <> line 12 M40 -600 L60 -440 : {red|ink}
# wipes small sky,green,pink,white 330
*3 0 -88 box -300 -90 520 80 140 14 : c; *3 0 -88 oval -40 -54 90 26 : {white|c+3}; path M-320 -310 H220 L290 -380 H-220z : c+2; path M-90 -330 h130 l30 -30 h-120z : {white|sky}; path M-60 -340 q60 -120 110 -30 q30 -60 50 30z : white; *3 0 -88 rect -280 -76 100 50 8 : white /0.8; *3 0 -88 circle 170 -50 20 : {yellow|white|pink}
# lego home red,blue,yellow,green 360
box -370 -180 340 170 100 4 : {yellow|red|blue}; *3 100 0 rect -340 -210 60 34 8 : {yellow|red|blue}; box 0 -140 220 130 90 4 : c; *2 100 0 rect 20 -170 60 34 8 : c+1; box -300 -340 230 130 90 4 : {green|blue|orange}; *2 100 0 rect -280 -370 60 34 8 : {green|blue|orange}; box 240 -90 130 80 80 4 : {orange|white|green}; rect 270 -116 56 30 8 : {orange|white|green}; @ -170 -480 {-20..20} rect -90 -60 180 100 6 : {red|c|white}; @ -170 -480 {-20..20} rect -70 -90 50 34 8 : {red|c|white}; rect 70 -300 90 130 10 : yellow; circle 114 -336 40 : yellow; rect 74 -250 84 90 8 : {blue|red}; <> circle 0 0 0 : c
# dollHouse home pink,white,violet,sky 330
path M-320 -420 L0 -640 L320 -420z : front({red|c-1|violet}); rect -290 -424 580 414 4 : {c+3|cream}; rect -290 -424 280 200 2 : {c+4|#e3eef6}; rect 10 -424 280 200 2 : {#f6e3c9|c+2}; rect -290 -214 280 204 2 : {#dfead6|#f6e3e9}; rect 10 -214 280 204 2 : {#e6dff2|#f6ead0}; use bed -150 -226 0.26 : {pink|violet}; use sofa 150 -12 0.26 : {red|blue}; use dining -150 -12 0.26 : wood; use lamp 210 -226 0.24 : gold; use wardrobe 90 -226 0.2 : white; rect -300 -224 600 14 0 : wood; rect -6 -424 14 414 0 : wood; circle 0 -510 36 : {white|gold}; <> rect 290 -424 14 420 0 : c-1
# growDesk home blue,pink,green,grey 350
path M-330 -420 L240 -460 L280 -400 L-310 -350z : down(wood+4,wood+2); rect -310 -350 590 20 4 : c; <> rect 0 0 0 0 0 : c; rect -230 -340 40 320 8 : c; rect 170 -350 40 330 8 : c; rect -290 -30 200 24 10 : c-1; rect 100 -30 200 24 10 : c-1; path M-200 -450 l120 -8 l10 20 l-124 8z : white; *4 18 0 rect 120 -{530..540} 12 90 2 : {red|yellow|green|sky}; path M110 -380 Q100 -330 220 -330 H330 Q380 -330 370 -250 L360 -200 H130z : c+1 /0; rect -80 -230 220 50 20 : c+1; rect -60 -330 180 70 24 : c+1; rect 10 -190 36 150 6 : lead; rect -60 -40 170 24 10 : lead
# houseBed home white,wood,pink,sky 380
<> line 22 M340 -20 V-420 L0 -650 : {wood+2|white}; <> line 14 M250 -150 V-400 : {wood+2|white} /0.6; rect -350 -130 700 90 8 : {wood+2|c}; path M-330 -230 H330 V-130 H-330z : {white|cream}; rect -320 -290 200 80 30 : {white|c+2}; path M-60 -260 H330 V-120 H-60z : front({sky|pink|green|yellow|violet}); *6 70 0 circle -20 -{180..200} 14 : white /0.7; *9 80 -0 path M-320 -{430..440} l30 50 l30 -50z : {red|yellow|sky|green|pink}; line 4 M-330 -430 H340 : lead; use teddy -250 -240 0.2 : brown
# kidsBike street red,blue,pink,green,yellow,orange 300
<> ring 190 -120 110 22 : soot; <> ring 190 -120 92 6 : {white|steel}; ~12 -190 -120 line 3 M0 0 L0 -90 : steel; ~12 190 -120 line 3 M0 0 L0 -90 : steel; line 20 M-190 -120 L-130 -330 L30 -130 L-130 -300 M30 -130 L110 -330 M30 -130 L190 -120 L110 -320 : c; line 14 M-130 -330 L-150 -410 L-60 -450 : {ink|steel}; path M60 -350 H190 Q210 -320 180 -310 H80z : ink; circle 30 -130 34 : {steel|ink}; circle 300 -50 46 : soot; line 10 M200 -110 L300 -50 : steel; circle 100 -50 46 : soot; rect -250 -470 100 60 8 : {wood|white|pink}; <> rect 0 0 0 0 0 : c; line 8 M-60 -450 q30 10 20 50 M-60 -450 q50 0 60 40 : {red|white|yellow}; path M-260 -230 Q-190 -270 -110 -220 L-120 -200 Q-190 -240 -250 -210z : c-1
# schoolBag flat blue,pink,red,violet,green 0
path M-200 -40 L-220 -480 Q-210 -590 -100 -600 H100 Q210 -590 220 -480 L200 -40 Q190 0 150 0 H-150 Q-190 0 -200 -40z : front(c); path M-60 -600 Q-60 -650 0 -650 Q60 -650 60 -600 L40 -600 Q40 -630 0 -630 Q-40 -630 -40 -600z : c-3; path M-200 -470 Q0 -420 200 -470 L196 -300 Q0 -250 -196 -300z : {c+2|white|yellow}; {~5 0 -380 path M0 -60 L16 -16 L-16 -16z : yellow|circle 0 -370 54 : white|path M-60 -360 q60 -100 120 0 q-60 70 -120 0z : red}; rect -150 -220 300 180 30 : c-1; line 6 M-130 -160 H130 : {white|yellow}; <> rect 200 -330 50 200 20 : c-2; rect -30 -176 60 26 10 : {gold|white}
# bookSet small red,blue,green,gold,brown 350
*{5|7} {90..104} 0 box -340 -{470..472} {76..86} 460 160 6 : c; *{5|7} 97 0 rect -336 -420 70 {50..90} 2 : {gold|cream}; *{5|7} 97 0 rect -336 -110 70 40 2 : {gold|cream}; *{5|7} 97 0 {circle -302 -240 26 : gold|path M-320 -200 l20 -70 l20 70z : gold|rect -316 -280 30 90 2 : gold}
# bookCover flat red,blue,green,gold,brown,black,orange 0
box -240 -{620..624} 440 600 50 8 : c; rect -240 -620 40 600 6 : c-2; rect -170 -{560..570} 330 100 4 : {cream|gold|white} /0.9; rect -140 -540 {180..260} 20 4 : ink /0.8; rect -140 -505 {100..180} 14 4 : ink /0.6; {circle 0 -280 120 : gold|path M-140 -180 L0 -400 L140 -180z : cream|path M-100 -170 q-40 -200 100 -230 q140 40 100 230z : gold|*4 0 50 rect -150 -380 300 24 4 : cream}; circle {-60..60} -{240..300} {30..60} : {c-3|red|white}; rect -120 -90 240 20 4 : {gold|cream}
# bookStack small red,blue,green,orange 330
*{4|5|6} 0 -78 box -{280..300} -80 500 70 160 6 : {c|blue|gold|green|c-2}; box -260 -160 470 66 160 6 : {red|cream|violet}; box -290 -240 490 70 150 6 : {blue|green|ink}; box -250 -318 440 66 160 6 : {gold|orange|c}; box -270 -398 460 70 150 6 : {violet|sky|red}; *5 0 -79 rect -200 -60 {120..240} 14 4 : white /0.8; path M-150 -410 Q0 -470 150 -410 L150 -396 Q0 -450 -150 -396z : white
# classicGuitar hang brown,orange,gold,black 0
rect -20 -690 40 330 6 : #4a2f20; rect -34 -720 68 80 10 : #3a2418; *3 0 24 <> circle 40 -700 8 : cream; path M-90 -360 Q-150 -340 -130 -260 Q-120 -220 -170 -150 Q-200 -20 0 0 Q200 -20 170 -150 Q120 -220 130 -260 Q150 -340 90 -360 Q0 -390 -90 -360z : glow(c+4,c+1,c-3); circle 0 -210 50 : #2b1a10; ring 0 -210 58 8 : {gold|#c98a4b}; rect -60 -90 120 22 4 : #3a2418; *6 7 0 line 2 M-18 -690 V-90 : cream /0.8; *9 0 36 line 2 M-20 -640 H20 : steel
# rubab hang brown,orange 0
rect -16 -690 32 360 6 : #5a3320; path M-40 -720 Q0 -760 40 -720 L20 -660 H-20z : #4a2818; *4 0 20 <> circle 34 -700 7 : cream; path M-70 -340 Q-130 -330 -120 -280 Q-60 -260 -120 -200 Q-170 -40 0 0 Q170 -40 120 -200 Q60 -260 120 -280 Q130 -330 70 -340z : glow(c+3,c,c-3); path M-110 -180 Q-130 -50 0 -20 Q130 -50 110 -180 Q0 -230 -110 -180z : {#efe0c4|#e3cfa8}; <> circle 70 -300 14 : cream; *5 9 0 line 2 M-18 -690 V-60 : cream /0.8; rect -40 -80 80 14 4 : #3a2418; *7 26 0 circle -78 -340 4 : cream
# ruble flat silver,grey 0
circle 0 -310 270 : glow(steel+5,steel,lead); ring 0 -310 256 10 : lead; ~48 0 -310 rect -3 -264 6 14 0 : lead /0.6; {path M-90 -180 Q-120 -330 -40 -440 Q60 -480 100 -380 L80 -330 L110 -290 L80 -270 L70 -210 L20 -200 L10 -160z : lead-1|path M0 -470 L40 -380 L140 -370 L60 -300 L90 -190 L0 -250 L-90 -190 L-60 -300 L-140 -370 L-40 -380z : lead-1|path M-110 -230 Q-140 -400 0 -420 Q140 -400 110 -230 L60 -260 L0 -180 L-60 -260z : lead-1}; *7 44 0 rect -150 -130 26 12 3 : lead; path M-200 -400 Q-120 -540 40 -540 Q-90 -500 -160 -360z : white /0.4
# stampAlbum flat brown,red,green,blue 0
path M-370 -540 L-10 -560 L-10 -40 L-370 -20z : {cream|#e8e0cc}; path M370 -540 L10 -560 L10 -40 L370 -20z : {#f3ecdd|#e3d9c0}; rect -384 -556 14 550 4 : c; rect 370 -556 14 550 4 : c; rect -10 -564 20 540 0 : c-2; *3 112 -4 *4 0 126 rect -350 -520 90 100 2 : white; *3 112 -4 *4 0 126 rect -342 -512 74 84 1 : {red|blue|green|orange}; *3 112 4 *4 0 126 rect 30 -540 90 100 2 : white; *3 112 4 *4 0 126 rect 38 -532 74 84 1 : {violet|gold|sky|green}; *3 112 -4 *4 0 126 circle -304 -470 24 : cream /0.8; *3 112 4 *4 0 126 path M50 -460 l24 -44 l26 44z : cream /0.8
# samovar small gold,silver,orange 250
path M-50 -620 H50 L40 -560 H-40z : c-1; path M-60 -660 q60 -60 120 0 l-10 40 h-100z : {c|white}; path M-130 -560 H130 L170 -420 Q200 -260 110 -170 H-110 Q-200 -260 -170 -420z : tube(c); rect -150 -570 300 24 10 : c-1; rect -80 -170 160 60 6 : tube(c-1); path M-150 -30 L-90 -110 H90 L150 -30 V0 H-150z : tube(c); <> line 20 M170 -400 Q250 -400 240 -320 : {ink|wood}; path M-14 -260 L-10 -180 L20 -180 L20 -260z : c-2; path M-60 -270 H40 L60 -240 H-60z : c-2; rect -40 -310 70 24 8 : {ink|c-3}; line 5 M-166 -420 H166 : c-3 /0.5; path M-110 -540 H-70 L-110 -200 H-130z : white /0.4
# portrait fixed brown,gold,black,white 0
{rect -250 -680 500 650 4 : c|rect -330 -640 660 640 4 : c|oval 0 -355 290 350 : c}; rect -250 -680 500 650 4 : {c|gold|wood}; rect -220 -650 440 590 2 : down({#8fa6b4|#b9a58a|#6d7a6a|#c9a0a0},{#5f7686|#8f7a60|#4a5648}); path M-{140..190} -60 Q-160 -{240..290} {-20..20} -270 Q160 -260 160 -60z : {blue-2|red-2|green-2|ink|white}; path M-50 -300 h100 v60 q-50 40 -100 0z : skin-2; oval 0 -400 {84..96} 116 : skin; path M-100 -400 Q-110 -540 0 -550 Q110 -540 100 -400 Q80 -{470..490} 0 -480 Q-80 -470 -100 -400z : {ink|wood-3|gold-3|lead}; {path M-100 -400 q-30 160 20 190 l0 -120z M100 -400 q30 160 -20 190 l0 -120z : wood-3|path M-30 -336 Q0 -310 30 -336 : red|rect -60 -350 120 40 20 : wood-3}; <> oval 36 -410 12 8 : white; <> circle 36 -410 7 : ink; line 5 M-26 -336 Q0 -{310..320} 26 -336 : #b5564a; line 4 M0 -400 L-8 -366 H6 : skin-3
# suzani hang red,white,beige,black 0
rect -330 -680 660 660 2 : {c|cream|red-1}; rect -300 -650 600 600 2 : {cream|c+2|white}; *2 330 0 *2 0 330 circle -165 -515 {90..110} : {red|violet|blue-1}; *2 330 0 *2 0 330 ~10 -165 -515 oval 0 -76 14 26 : {gold|cream|green}; *2 330 0 *2 0 330 circle -165 -515 40 : {orange|ink|gold}; ~8 0 -350 path M0 -60 q50 -60 0 -130 q-50 70 0 130z : {green|leaf|blue}; circle 0 -350 56 : {red|violet|orange}; circle 0 -350 26 : {gold|cream}; *9 72 0 ~5 -290 -660 oval 0 -12 7 9 : {gold|green}; *9 72 0 ~5 -290 -40 oval 0 -12 7 9 : {gold|green}
# knife flat wood,white,black,brown 0
@ 0 -60 {-20..20} path M-30 0 L-40 -330 Q-30 -460 60 -540 L50 0z : along(steel+5,steel,lead); @ 0 -60 0 rect -50 -10 110 30 6 : {gold|steel}; path M-40 -60 H46 L40 {110..130} Q0 180 -40 120z : along({#e8dcc4|ink|wood},{#c9b894|ink+2|wood-2}); *3 0 44 circle 4 -20 10 : {gold|red|green}; path M180 -560 L280 -540 L270 0 Q230 40 190 0z : front({wood-1|brown|red-3}); *6 0 80 path M196 -480 l34 -30 l34 30 l-34 30z : {gold|cream}
# beadKit flat pink,violet,green,blue 0
ring -120 -320 {200..220} 24 : wood+2; circle -120 -320 200 : {cream|white|#e3eef6}; ~8 -120 -320 oval 0 -70 {20..26} 44 : c; ~8 -120 -320 circle 0 -140 12 : {gold|red|sky}; circle -120 -320 34 : gold; rect -150 -550 60 40 6 : gold; *2 90 0 *4 0 110 rect 170 -560 78 96 8 : {white|#eef2f4}; *2 90 0 *4 0 110 circle 208 -512 30 : {red|gold|sky|green|violet|c}; *2 90 0 *4 0 110 circle 200 -520 9 : white /0.6; line 6 M-60 -60 L330 -40 : steel; line 4 M330 -40 q60 60 -40 60 : {red|gold}
# monopoly flat green,red,blue 0
@ 0 0 {-8..8} rect -320 -620 640 600 8 : {#d3ead8|#e3e8d6}; rect -320 -620 640 76 2 : white; rect -320 -96 640 76 2 : white; <> rect 244 -620 76 600 2 : white; *8 62 0 rect -240 -620 56 22 0 : {red|blue|orange|green}; *8 62 0 rect -240 -42 56 22 0 : {violet|sky|yellow|green}; *7 0 62 rect -320 -530 22 54 0 : {orange|red|sky}; *7 0 62 rect 298 -530 22 54 0 : {green|blue|yellow}; @ 0 -320 -40 rect -170 -40 340 80 8 : red; @ 0 -320 -40 rect -140 -14 280 24 4 : white; rect -190 -240 120 80 6 : orange; rect 80 -470 120 80 6 : sky; *3 60 0 box 60 -200 40 40 40 2 : {green|red}; *2 70 0 rect -150 -470 56 56 8 : white; *2 70 0 circle -122 -442 8 : ink; *3 80 20 rect 180 40 60 90 8 : {red|blue|yellow|green}
# nardy flat brown,wood 0
rect -380 -540 370 500 8 : wood-2; rect 10 -540 370 500 8 : wood-2; rect -356 -516 324 452 2 : wood+1; rect 34 -516 324 452 2 : wood+1; *6 53 0 path M-352 -516 h50 l-25 190z : {#5a3320|ink|cream}; *6 53 0 path M40 -516 h50 l-25 190z : {cream|#5a3320|ink}; *6 53 0 path M-352 -64 h50 l-25 -190z : {cream|#7a4a2a}; *6 53 0 path M40 -64 h50 l-25 -190z : {#5a3320|red-3}; *4 0 48 circle -326 -490 22 : cream; *4 0 48 circle 330 -490 22 : #3a2418; *3 0 -48 circle 66 -90 22 : cream; *3 0 -48 circle -60 -90 22 : #3a2418; *2 60 20 rect -160 -310 44 44 8 : white; *2 60 20 circle -138 -288 7 : ink; ~8 0 -290 path M0 -10 q10 -20 0 -40 q-10 20 0 40z : gold
`;
