/** Things of kids; the format is told in subject.ts, that of the shapes in art.ts. */
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
line 7 M0 -620 L0 -660 Q0 -690 26 -690 Q50 -690 50 -664 : lead; line 12 M-130 -570 L0 -622 L130 -570 : wood
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
# cradle home blue 330
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
# pencils small blue 330
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
# painting hang gold,brown 0
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
# yarn small pink 330
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
# gift small red 290
rect -240 -300 480 296 8 : front(c); rect -40 -300 80 296 0 : gold; rect -260 -370 520 84 8 : down(c+3,c); rect -40 -370 80 84 0 : gold+2
<> path M0 -370 Q60 -520 170 -500 Q240 -460 170 -400 Q100 -360 0 -370z : gold
<> path M30 -384 Q80 -470 150 -466 Q180 -440 140 -410 Q90 -386 30 -384z : gold-3; circle 0 -380 34 : ball(gold)
*4 60 0 circle -210 -220 10 : white /0.7; <> ~5 190 -120 path M0 -26 L8 -8 L-8 -8z : white
line 3 M-300 -470 Q-280 -420 -310 -370 M310 -470 Q290 -420 320 -370 : gold
`;
