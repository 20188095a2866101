/** Things of accessories; the format is told in subject.ts, that of the shapes in art.ts. */
export const accessories = `
# sneaker small white,black,red 370
path M-360 -60 Q-380 -130 -330 -170 Q-240 -180 -150 -240 L-60 -320 Q-40 -340 -10 -330 Q60 -300 130 -320 L230 -330 Q300 -320 320 -230 Q350 -140 340 -60z : down(c+4,c,c-2)
path M-376 -70 L350 -70 Q366 -20 330 0 L-330 0 Q-390 -10 -376 -70z : down(white,#cdd2d8); rect -360 -24 690 10 5 : c-1 /0.6
path M-356 -90 Q-330 -170 -240 -176 Q-220 -120 -260 -80z : c-1; *5 34 -26 line 10 M-150 -220 L-90 -170 : white
*5 34 -26 line 4 M-150 -220 L-90 -170 : lead /0.4; path M-80 -110 Q60 -130 200 -220 Q150 -100 0 -84z : c-4
path M230 -330 Q210 -250 340 -230 L320 -290 Q300 -326 260 -330z : c-2; path M-20 -330 Q60 -290 220 -330 Q120 -360 -20 -330z : c-4
# oxford small black,brown 370
path M-370 -50 Q-380 -120 -300 -150 Q-180 -170 -90 -250 L20 -290 L250 -300 Q310 -240 320 -60z : down(c+4,c,c-3)
path M-376 -56 L340 -56 L340 -34 L-370 -30z : c-4; path M190 -40 L340 -40 L334 0 L200 0z : ink; path M-366 -40 L190 -40 L180 -14 L-340 -14z : ink
path M-90 -250 Q-30 -200 60 -180 L120 -190 L100 -280 L20 -290z : c+1; *4 34 -14 line 7 M-50 -240 L-6 -210 : ink
path M30 -290 Q140 -260 250 -300 Q150 -320 30 -290z : ink; path M-330 -110 Q-250 -150 -170 -170 Q-240 -130 -310 -96z : white /0.35
# heels small red,black 330
path M-350 -30 Q-350 -90 -250 -90 Q-120 -100 40 -270 Q120 -350 230 -350 Q290 -340 290 -250 L280 -180 Q200 -190 120 -120 Q0 -20 -140 -16 L-330 -14 Q-350 -14 -350 -30z : down(c+4,c,c-2)
path M240 -200 L286 -200 L276 0 L256 0z : along(c,c-3)
path M-346 -20 Q-140 -6 20 -60 Q140 -150 280 -190 L280 -180 Q180 -170 80 -70 Q-40 0 -180 0 L-340 0z : c-5
path M-180 -100 Q-60 -120 60 -260 Q120 -310 220 -330 Q110 -250 30 -150 Q-60 -70 -180 -100z : c-3
path M-310 -70 Q-240 -90 -200 -80 Q-250 -60 -310 -50z : white /0.45
# boot small brown,black 300
path M-280 -60 Q-290 -150 -190 -180 Q-90 -200 -70 -290 L-60 -540 L200 -540 L210 -60z : along(c+2,c,c-3)
path M-290 -70 L226 -70 L230 -10 L130 -10 L120 -30 L-40 -30 L-50 0 L-270 0 Q-300 -10 -290 -70z : ink; rect -74 -560 290 40 18 : cream
*6 0 52 line 8 M-60 -470 L40 -456 : #e0b04f; *6 0 52 circle -60 -470 8 : gold; path M-260 -110 Q-200 -160 -120 -160 Q-180 -130 -240 -84z : white /0.3
line 4 M150 -520 Q160 -300 150 -80 : c-4 /0.5
# sandal small brown,pink 350
path M-350 -40 Q-200 -60 0 -50 Q200 -70 340 -60 L340 0 L-330 0 Q-370 -10 -350 -40z : front(#c99a66)
path M-350 -46 Q-100 -70 340 -66 L340 -50 Q0 -50 -350 -30z : #e7c79b
path M-260 -52 Q-220 -200 -80 -200 Q-10 -190 20 -54 L-60 -54 Q-80 -140 -130 -140 Q-170 -140 -180 -54z : front(c)
path M120 -60 Q130 -220 230 -240 Q330 -230 340 -64 L290 -62 Q280 -170 230 -180 Q180 -170 170 -60z : front(c)
path M-60 -160 L160 -190 L164 -160 L-40 -120z : c-1; circle 70 -164 20 : gold; circle 70 -164 10 : #8d6723
# bag small brown,black,red 290
path M-130 -330 Q-130 -570 0 -570 Q130 -570 130 -330 L96 -330 Q96 -530 0 -530 Q-96 -530 -96 -330z : c-3
path M-250 -340 L250 -340 L300 -30 Q300 0 270 0 L-270 0 Q-300 0 -300 -30z : front(c)
path M-256 -340 L256 -340 L250 -200 Q120 -150 0 -150 Q-120 -150 -250 -200z : down(c+2,c-1)
line 3 M-240 -206 Q-120 -160 0 -160 Q120 -160 240 -206 M-280 -20 L280 -20 : c+5 /0.6; rect -34 -196 68 70 12 : tube(gold); circle 0 -160 13 : #8d6723
<> circle 114 -320 18 : gold; <> rect 200 -320 16 50 4 : gold
# backpack small blue,red 240
path M-60 -560 Q-60 -610 0 -610 Q60 -610 60 -560 L36 -560 Q36 -586 0 -586 Q-36 -586 -36 -560z : ink
path M-220 -30 L-230 -380 Q-220 -570 0 -570 Q220 -570 230 -380 L220 -30 Q218 0 180 0 L-180 0 Q-218 0 -220 -30z : along(c-1,c+2,c,c-3)
<> path M226 -330 Q290 -300 280 -90 L224 -60z : c-3; line 5 M-190 -340 Q-180 -520 0 -520 Q180 -520 190 -340 : ink /0.6
rect -160 -280 320 250 34 : front(c-1); line 6 M-140 -220 L140 -220 : ink; rect 120 -232 12 50 5 : gold; rect -50 -420 100 60 10 : white /0.9
path M-30 -376 L0 -410 L30 -376z : c
# ring small gold,silver 250
path M-280 -130 L280 -130 L250 0 L-250 0z : down(#8b2f45,#5e1c2e); path M-300 -160 L300 -160 L280 -120 L-280 -120z : #a8455c
oval 0 -150 220 30 : #6d2337; ring 0 -270 136 30 : c; ring 0 -270 146 6 : c+5; ring 0 -270 122 5 : c-3
path M-60 -430 L60 -430 L84 -400 L0 -330 L-84 -400z : down(#e6f7ff,#9fd0ec)
path M-60 -430 L-26 -430 L-44 -400 L-84 -400z M26 -430 L60 -430 L84 -400 L44 -400z : white /0.7; path M-44 -400 L44 -400 L0 -330z : #c3e6f7
~6 150 -470 line 6 M0 -14 L0 -44 : white; ~6 -170 -400 line 5 M0 -10 L0 -30 : white
# necklace small gold,silver 230
path M-110 -560 Q0 -600 110 -560 L130 -380 Q260 -280 260 -60 Q0 40 -260 -60 Q-260 -280 -130 -380z : along(#3b3f58,#565b7a,#2d3046)
line 9 M-126 -430 Q-110 -220 0 -200 Q110 -220 126 -430 : c; <> circle 40 -214 11 : c+3; <> circle 76 -250 11 : c+3
path M0 -200 Q-44 -140 0 -100 Q44 -140 0 -200z : c; path M0 -180 Q-26 -140 0 -116 Q26 -140 0 -180z : #d9485f; <> circle 190 -20 12 : c
# watch small brown,black 190
path M-70 -450 L-60 -620 L60 -620 L70 -450z : tube(c); path M-70 -150 L-60 0 L60 0 L70 -150z : tube(c); *4 0 30 circle 0 -120 6 : soot
circle 0 -300 176 : ball(#d9b25a); circle 0 -300 150 : #f8f5ec; ring 0 -300 150 6 : #8d6723; ~12 0 -300 rect -4 -138 8 28 2 : ink
line 10 M0 -300 L-50 -360 : ink; line 7 M0 -300 L80 -340 : ink; line 3 M0 -300 L20 -190 : red; circle 0 -300 11 : gold
rect 172 -318 28 36 6 : tube(gold); path M-110 -380 Q-60 -440 20 -440 Q-60 -400 -90 -330z : white /0.5
# glasses small black 350
<> line 16 M310 -190 Q350 -260 340 -330 : c; <> path M40 -190 Q50 -230 170 -230 Q310 -230 320 -170 Q310 -20 180 -14 Q60 -20 40 -190z : c
<> path M62 -186 Q80 -210 170 -210 Q290 -210 298 -164 Q286 -40 180 -36 Q80 -44 62 -186z : down(#39485c,#7a8ea3,#b9a08a)
<> path M90 -190 L180 -200 L120 -70 Q86 -110 90 -190z : white /0.25; path M-46 -190 Q0 -230 46 -190 L40 -166 Q0 -200 -40 -166z : c
# hat small black,green 290
path M-250 -120 Q-240 -300 -190 -340 Q0 -400 190 -340 Q240 -300 250 -120 Q0 -60 -250 -120z : along(c-1,c+2,c,c-3)
path M-190 -340 Q0 -270 190 -340 Q0 -400 -190 -340z : c+3; line 4 M0 -302 L0 -80 M-190 -340 L-170 -100 M190 -340 L170 -100 : c-4 /0.7
*3 128 0 path M-140 -120 Q-170 -190 -116 -240 Q-80 -270 -70 -250 Q-86 -236 -80 -200 Q-70 -140 -140 -120z : white
*3 128 0 path M-132 -140 Q-150 -190 -112 -222 Q-90 -236 -96 -206 Q-92 -160 -132 -140z : c
path M-260 -124 Q0 -60 260 -124 L258 -20 Q0 40 -258 -20z : c-2
*8 62 0 path M-246 -40 Q-246 -92 -217 -92 Q-188 -92 -188 -40 L-198 -40 Q-198 -78 -217 -78 Q-236 -78 -236 -40z : white
*8 62 0 circle -217 -44 7 : white
# suitcase home yellow,blue 230
<> rect 60 -640 14 130 4 : steel; rect -84 -656 168 28 12 : ink; rect -210 -520 420 500 44 : along(c+3,c,c-2)
*6 62 0 rect -170 -500 20 460 10 : c-2 /0.6; rect -224 -290 448 16 0 : c-4 /0.5; <> rect 214 -360 14 100 6 : ink; rect -60 -534 120 24 10 : ink
<> circle 150 -14 24 : soot; rect 40 -440 90 60 8 : white /0.9; path M56 -396 L76 -426 L96 -396z : c
# lipstick small red 300
path M-220 -330 L-220 -440 Q-210 -520 -130 -540 L-130 -330z : along(c+3,c,c-3); rect -230 -340 110 110 6 : tube(gold)
rect -246 -240 142 236 10 : tube(ink); rect -246 -240 142 20 6 : gold; rect -40 -200 340 196 14 : front(ink); rect -26 -186 312 168 8 : #e9dfd4
circle 30 -102 46 : #f1c7b5; circle 130 -102 46 : c+2; circle 230 -102 46 : #b77a6a
path M-40 -210 L300 -210 L330 -420 L-10 -420z : down(#dcecf3,#b7cfdb); path M0 -400 L120 -400 L40 -220 L-20 -220z : white /0.5
path M-40 -210 L300 -210 L330 -420 L-10 -420 L-18 -436 L348 -436 L316 -200 L-40 -200z : ink
# perfume small pink,gold 190
rect -50 -560 100 90 12 : tube(gold); rect -30 -480 60 50 6 : tube(steel)
path M-170 -30 L-170 -360 Q-170 -430 -100 -430 L100 -430 Q170 -430 170 -360 L170 -30 Q170 0 140 0 L-140 0 Q-170 0 -170 -30z : #eef4f7 /0.9
path M-146 -40 L-146 -280 L146 -280 L146 -40 Q146 -24 130 -24 L-130 -24 Q-146 -24 -146 -40z : down(c+5,c+2,c); rect -80 -240 160 110 6 : white /0.9
rect -50 -206 100 12 6 : c-3; rect -34 -176 68 8 4 : lead; path M-140 -400 L-90 -410 L-100 -30 L-140 -40z : white /0.6; <> circle 230 -520 6 : white
<> circle 180 -590 5 : white
# cream small green,pink 330
rect -300 -180 260 176 30 : tube(c+3); rect -310 -260 280 90 20 : tube(white); rect -250 -140 160 80 8 : white /0.9; rect -226 -116 110 12 6 : c-2
rect -210 -90 80 8 4 : lead; path M30 -20 L10 -400 L190 -400 L170 -20z : along(c+4,c+1,c,c-1); rect 4 -440 192 44 8 : tube(c-1)
rect 40 -60 120 60 8 : tube(white); rect 56 -330 90 160 8 : white /0.9; path M100 -310 Q60 -260 100 -220 Q140 -260 100 -310z : c-1
rect 230 -420 110 416 20 : tube(c+2); rect 260 -500 50 90 6 : tube(white)
path M230 -510 L330 -510 L330 -486 L310 -480 L310 -460 L262 -460 L262 -486 L230 -490z : white; rect 246 -300 78 160 8 : white /0.9
# shampoo small violet,sky 270
rect -230 -460 190 456 34 : tube(c); rect -190 -540 110 84 10 : tube(white); rect -210 -360 150 220 16 : white /0.92
~6 -135 -270 oval 0 -30 14 26 : c; rect -180 -190 90 12 6 : c-2; rect 0 -380 170 376 34 : tube(c+3); rect 40 -450 90 74 10 : tube(gold)
rect 18 -290 134 170 14 : white /0.92; ~6 85 -220 oval 0 -24 12 20 : c; circle 240 -70 40 : #e5f4fb /0.9; circle 290 -30 26 : #e5f4fb /0.9
circle 230 -20 22 : #e5f4fb /0.9; circle 226 -84 10 : white
# hairDryer small pink,black 260
path M-300 -470 L-180 -460 L-180 -330 L-300 -320z : tube(ink)
path M-190 -480 L40 -510 Q200 -510 200 -395 Q200 -280 40 -280 L-190 -310z : down(c+4,c,c-2); circle 90 -395 84 : c-2
~16 90 -395 rect -4 -70 8 44 4 : c+4; circle 90 -395 20 : ball(c)
path M-40 -290 L100 -284 L60 -20 Q56 0 30 0 L-20 0 Q-44 0 -40 -30z : along(c+2,c,c-2); rect -8 -220 30 60 10 : ink; rect -12 -130 30 40 10 : white
line 14 M10 -4 Q40 40 160 -10 Q260 -50 340 -20 : ink; *3 0 44 line 8 M-330 -440 q-30 10 -60 0 : white /0.7
# nails small red,pink 320
*3 200 0 path M-310 -30 Q-320 -190 -260 -200 L-180 -200 Q-120 -190 -130 -30 Q-130 0 -160 0 L-280 0 Q-310 0 -310 -30z : ball(c)
path M-110 -30 Q-120 -190 -60 -200 L20 -200 Q80 -190 70 -30 Q70 0 40 0 L-80 0 Q-110 0 -110 -30z : ball(#e9a98f)
path M90 -30 Q80 -190 140 -200 L220 -200 Q280 -190 270 -30 Q270 0 240 0 L120 0 Q90 0 90 -30z : ball(#6d88c9)
*3 200 0 rect -258 -420 76 226 12 : tube(ink); *3 200 0 rect -270 -150 24 100 10 : white /0.5; *3 200 0 rect -246 -210 52 14 4 : steel
# tonometer small white,blue 340
rect -330 -260 330 250 30 : front(c); rect -304 -236 200 170 10 : #b9d3c0; rect -290 -220 110 40 4 : #2f4a3a; rect -290 -170 90 36 4 : #2f4a3a
rect -290 -122 60 28 4 : #2f4a3a; circle -50 -100 36 : ball(blue); circle -50 -190 22 : ball(lead)
line 14 M0 -60 Q60 20 120 -60 Q150 -110 180 -110 : ink
path M100 -80 Q90 -330 220 -340 Q340 -330 340 -150 Q340 -20 230 -20 Q110 -20 100 -80z : along(#355a8f,#4f7db8,#2c4a75); oval 220 -330 110 26 : #27436b
oval 220 -330 86 16 : ink; rect 150 -220 120 50 8 : white; path M200 -210 L220 -180 L240 -210z : red
# wheelchair home blue,black 270
line 16 M120 -520 L110 -300 L-120 -300 L-170 -90 L-250 -60 : lead; line 16 M150 -560 L120 -520 L110 -140 : lead; line 18 M150 -560 L210 -560 : ink
rect -130 -330 250 40 16 : front(c); rect 92 -540 34 220 14 : front(c); rect -110 -430 190 24 10 : ink; line 12 M-100 -416 L-110 -310 : lead
rect -290 -66 90 16 8 : ink; ring 60 -170 160 18 : ink; ring 60 -170 136 7 : steel; ~12 60 -170 line 3 M0 0 L0 -158 : lead
circle 60 -170 24 : ball(steel); circle -170 -50 48 : ink; circle -170 -50 28 : ball(steel)
# massager small violet 330
path M-330 -60 Q-350 -390 0 -400 Q350 -390 330 -60 Q320 0 250 0 Q180 0 180 -70 Q190 -230 0 -230 Q-190 -230 -180 -70 Q-180 0 -250 0 Q-320 0 -330 -60z : down(c+3,c,c-2)
path M-300 -150 Q-260 -350 0 -360 Q-220 -320 -250 -130z : white /0.35; *2 170 0 circle -86 -286 46 : ball(c+4); circle -190 -150 42 : ball(c+4)
circle 190 -150 42 : ball(c+4); rect -60 -380 120 26 13 : ink; *3 34 0 circle -34 -367 8 : #6fd3f0
`;
