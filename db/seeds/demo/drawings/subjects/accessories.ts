/** Shoes, bags, jewellery and what is for beauty and health; the format is told in subject.ts, that of the shapes in art.ts. */
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
# nails small pink,red,violet 320
*3 200 0 path M-310 -30 Q-320 -190 -260 -200 L-180 -200 Q-120 -190 -130 -30 Q-130 0 -160 0 L-280 0 Q-310 0 -310 -30z : ball(c)
path M-110 -30 Q-120 -190 -60 -200 L20 -200 Q80 -190 70 -30 Q70 0 40 0 L-80 0 Q-110 0 -110 -30z : ball(#e9a98f)
path M90 -30 Q80 -190 140 -200 L220 -200 Q280 -190 270 -30 Q270 0 240 0 L120 0 Q90 0 90 -30z : ball(#6d88c9)
*3 200 0 rect -258 -420 76 226 12 : tube(ink); *3 200 0 rect -270 -150 24 100 10 : white /0.5; *3 200 0 rect -246 -210 52 14 4 : steel
# tonometer small blue,grey,black 340
rect -330 -260 330 250 30 : front(c); rect -304 -236 200 170 10 : #b9d3c0; rect -290 -220 110 40 4 : #2f4a3a; rect -290 -170 90 36 4 : #2f4a3a
rect -290 -122 60 28 4 : #2f4a3a; circle -50 -100 36 : ball(blue); circle -50 -190 22 : ball(lead)
line 14 M0 -60 Q60 20 120 -60 Q150 -110 180 -110 : ink
path M100 -80 Q90 -330 220 -340 Q340 -330 340 -150 Q340 -20 230 -20 Q110 -20 100 -80z : along(#355a8f,#4f7db8,#2c4a75); oval 220 -330 110 26 : #27436b
oval 220 -330 86 16 : ink; rect 150 -220 120 50 8 : white; path M200 -210 L220 -180 L240 -210z : red
--
rect -230 -500 460 490 60 : front({white|c}); rect -190 -460 380 290 20 : down(#cfe0d0,#a8c4b0); *3 0 90 rect -150 -{440..444} {90..140} 60 8 : ink /0.8; *3 0 90 rect 30 -430 100 20 6 : ink /0.5; circle -110 -90 50 : {blue|#59d08a}; circle 60 -90 34 : lead; circle 150 -90 34 : lead; line 16 M-230 -100 Q-360 -80 -330 -260 : ink; rect -420 -420 110 190 30 : {blue|ink|grey}
# wheelchair home blue,black 270
line 16 M120 -520 L110 -300 L-120 -300 L-170 -90 L-250 -60 : lead; line 16 M150 -560 L120 -520 L110 -140 : lead; line 18 M150 -560 L210 -560 : ink
rect -130 -330 250 40 16 : front(c); rect 92 -540 34 220 14 : front(c); rect -110 -430 190 24 10 : ink; line 12 M-100 -416 L-110 -310 : lead
rect -290 -66 90 16 8 : ink; ring 60 -170 160 18 : ink; ring 60 -170 136 7 : steel; ~12 60 -170 line 3 M0 0 L0 -158 : lead
circle 60 -170 24 : ball(steel); circle -170 -50 48 : ink; circle -170 -50 28 : ball(steel)
# massager small violet 330
path M-330 -60 Q-350 -390 0 -400 Q350 -390 330 -60 Q320 0 250 0 Q180 0 180 -70 Q190 -230 0 -230 Q-190 -230 -180 -70 Q-180 0 -250 0 Q-320 0 -330 -60z : down(c+3,c,c-2)
path M-300 -150 Q-260 -350 0 -360 Q-220 -320 -250 -130z : white /0.35; *2 170 0 circle -86 -286 46 : ball(c+4); circle -190 -150 42 : ball(c+4)
circle 190 -150 42 : ball(c+4); rect -60 -380 120 26 13 : ink; *3 34 0 circle -34 -367 8 : #6fd3f0
# samba small white,black,green,blue 370
path M-350 -60 Q-360 -150 -270 -170 L-100 -240 L20 -330 Q60 -350 110 -300 L260 -310 Q320 -250 340 -80 L340 -50 L-350 -50z : down(c+2,c,c-2); path M-350 -60 Q-340 -160 -220 -170 L-150 -120 Q-200 -60 -240 -54z : {wood+2|c-2}; *3 60 0 path M-60 -210 L-20 -230 L60 -60 L20 -60z : {ink|white|red|green}; *4 34 -24 line 6 M-130 -230 l50 30 : white; path M270 -300 q60 40 60 120 l-50 -10 q10 -60 -20 -110z : {ink|gold|red}; rect -360 -56 710 46 16 : {#c98a4b|white|#d9b98a}; rect -340 -20 680 18 8 : {#b5763a|lead}
# newBalance small grey,white,blue,green,beige 380
path M-350 -80 Q-370 -180 -270 -200 L-90 -260 L0 -350 Q60 -370 120 -310 L270 -330 Q340 -280 350 -90z : down(c+3,c,c-1); path M-350 -90 Q-340 -200 -200 -196 L-120 -130 L-200 -80z : c-2; path M-30 -90 L20 -250 L70 -250 L90 -160 L120 -250 L170 -250 L120 -90 L70 -90 L52 -180 L22 -90z : {white|blue|ink|red}; *4 38 -26 line 7 M-130 -250 l56 26 : {white|sky}; path M230 -320 Q330 -300 346 -100 L260 -100z : {white|c-2|blue}; path M-370 -90 H360 Q390 -20 340 -10 L-340 -6 Q-390 -30 -370 -90z : down(white,#d8d4c8); *6 110 0 rect -340 -40 60 26 10 : {c-1|steel|sky}; rect -370 -70 730 10 4 : {c|red}
# converse small black,red,white,blue,yellow 300
*2 200 0 path M-300 -50 L-290 -180 Q-240 -230 -200 -240 L-190 -470 Q-180 -500 -150 -500 L-40 -490 L-20 -60 L-20 -50z : along(c+1,c,c-2); *2 200 0 path M-310 -60 Q-310 -150 -240 -150 Q-190 -140 -190 -60z : white; *2 200 0 rect -316 -66 310 50 14 : white; *2 200 0 line 5 M-310 -40 H-10 : {red|ink|blue}; *2 200 0 circle -80 -370 40 : white; *2 200 0 ~5 -80 -370 path M0 -30 L10 -6 L-10 -6z : {blue|red}; *2 200 0 *7 0 38 line 7 M-200 -440 h44 : white; *2 200 0 *7 0 38 circle -150 -440 5 : steel
# longBoots small brown,black,beige,grey 260
*2 190 0 path M-220 -620 H-60 L-50 -200 Q-20 -120 10 -60 L10 -40 L-150 -30 Q-250 -40 -300 -40 Q-350 -70 -290 -110 Q-220 -140 -220 -220z : along(c+1,c+2,c,c-2); *2 190 0 path M-310 -44 Q-150 -20 10 -44 L10 -14 L-50 -14 L-60 -30 L-300 -20z : {ink|c-4|wood}; *2 190 0 rect -40 -44 50 {44..60} 4 : {ink|wood-2}; *2 190 0 rect -224 -630 168 26 8 : c-1; *2 190 0 line 5 M-90 -600 V-240 : {gold|steel|c-3}; *2 190 0 line 4 M-216 -{300..260} q80 20 160 -6 : c-3 /0.6
# heelSandal small black,red,beige,gold,white 320
path M-340 -30 Q-350 -70 -280 -70 L-60 -70 Q80 -120 190 -290 L250 -290 L230 -10 L200 -10 L190 -210 Q80 -60 -40 -30z : down(c+2,c,c-3); <> circle 0 0 0 : c; path M-240 -70 Q-200 -150 -120 -70z : c-1; path M-170 -70 Q-110 -160 -40 -80 L-70 -74 Q-110 -120 -130 -70z : c+1; path M170 -290 Q180 -400 260 -410 L250 -290z : c-1; line 12 M190 -350 Q60 -{340..400} 40 -{240..280} Q80 -230 170 -300 : c; circle 60 -300 14 : {gold|steel}; path M-300 -72 Q-60 -66 180 -290 L200 -284 Q-20 -50 -320 -52z : {wood+3|cream}
# slides small black,blue,brown,white,pink,green 380
path M-380 -40 Q-380 -90 -280 -90 L-80 -90 Q10 -90 10 -40 Q10 -6 -40 -6 L-330 -6 Q-380 -6 -380 -40z : tube(c-2); path M-330 -90 Q-320 -210 -200 -210 Q-90 -200 -90 -90z : front(c); path M-260 -180 h110 v30 h-110z : {white|gold|c+4}; path M20 -20 Q20 -70 120 -70 L320 -70 Q400 -70 400 -20 Q400 14 350 14 L70 14 Q20 14 20 -20z : tube(c-2); path M70 -70 Q80 -190 200 -190 Q310 -180 310 -70z : front(c); path M140 -160 h110 v30 h-110z : {white|gold|c+4}; *2 400 0 oval -190 -80 150 14 : {c+2|lead} /0.6
# tiara small silver,gold 330
path M-300 -120 Q0 -260 300 -120 L290 -80 Q0 -210 -290 -80z : {steel|c}; *7 84 0 path M-{260..264} -160 q12 -{80..150} 24 0z : c; *7 84 0 circle -250 -190 12 : {#dff0f8|white|pink}; path M-40 -190 Q0 -400 40 -190z : c; circle 0 -300 26 : {#dff0f8|red|#7fb6d9}; circle 0 -240 16 : white; path M-330 -90 Q-420 100 -340 60 Q0 -40 340 60 Q420 100 330 -90 Q0 60 -330 -90z : white /0.5; *9 70 0 circle -280 {20..40} 8 : white; <> path M180 -20 q30 -40 60 0 q-30 60 -60 0z : {#dff0f8|gold}
# weddingBox small red,gold,white,blue 360
box -360 -200 330 190 120 10 : {c|wood}; path M-360 -200 Q-360 -330 -200 -340 H-60 Q-20 -330 -30 -200z : front({c-1|wood-1}); *3 100 0 path M-340 -110 l40 -40 l40 40 l-40 40z : gold; rect -220 -220 50 60 8 : gold; <> rect 0 0 0 0 0 : c; *2 110 0 path M90 -430 Q80 -270 140 -250 Q200 -270 190 -430z : #eaf4f8 /0.8; *2 110 0 path M94 -350 Q90 -270 140 -256 Q190 -270 186 -350z : {gold|#f0b6b0} /0.8; *2 110 0 rect 136 -256 8 180 2 : #dfe9ee; *2 110 0 oval 140 -76 50 14 : #dfe9ee; path M60 -60 Q200 -110 360 -60 Q370 -10 340 0 H80 Q50 -10 60 -60z : {white|cream|pink}; ring 190 -74 26 8 : gold; ring 226 -70 26 8 : gold; *2 110 0 circle 140 -270 14 : {red|pink|white}
# crossbody small black,brown,red,beige,pink,green 300
line 12 M-240 -300 Q-200 -640 0 -640 Q200 -640 240 -300 : {c-2|gold|steel}; path M-290 -300 Q-290 -330 -260 -330 H260 Q290 -330 290 -300 L300 -40 Q300 0 260 0 H-260 Q-300 0 -300 -40z : front(c); path M-290 -320 H290 Q280 -150 0 -{110..140} Q-280 -150 -290 -320z : c-1; circle 0 -150 34 : {gold|steel}; circle 0 -150 20 : c-3; <> circle 240 -300 14 : {gold|steel}; line 4 M-270 -300 Q-250 -170 0 -146 Q250 -170 270 -300 : c+3 /0.5; line 4 M-280 -20 H280 : c-3; {path M-200 -40 h60 v30 h-60z : gold|circle 200 -60 16 : c+2|line 9 M260 -300 q60 80 30 160 : gold}
# bracelet flat silver,gold 0
ring 0 -300 {190..220} 26 : tube(steel); ring 0 -300 {190..220} 16 : {steel+3|c+2}; ~{10|12|16} 0 -300 circle 0 -205 {14..22} : ball({#dff0f8|c|#7fb6d9|red|#59b07a}); ~{10|12|16} 0 -300 ring 0 -205 22 4 : c-1; path M-30 -110 h60 l10 40 h-80z : c-1; circle 0 -50 18 : c; rect -200 -30 400 70 10 : {ink|red-3|blue-3} /0
# goldChain flat gold,silver 0
*1 0 0 ring 0 -330 {200..240} 16 : c; ~{26|32} 0 -330 oval 0 -220 20 13 : c-2; ~{26|32} 0 -330 oval 0 -222 14 7 : c+4; path M-20 -110 L0 -150 L20 -110 L16 -40 H-16z : c; {circle 0 -20 50 : gold|path M-50 -40 L0 -90 L50 -40 L0 50z : gold|rect -40 -60 80 100 10 : gold|path M0 60 Q-110 -60 0 -40 Q110 -60 0 60z : gold}; circle 0 -30 16 : {red|#59b07a|#dff0f8|gold-2}; circle 200 -520 14 : c-2
# weddingRings small gold,silver 260
path M-330 -40 Q-340 -200 -200 -220 H200 Q340 -200 330 -40 Q320 0 260 0 H-260 Q-320 0 -330 -40z : front({red-2|blue-3|white|cream|violet-2}); oval 0 -170 250 50 : {red-3|blue-4|cream|ink} ; ring -70 -260 110 {26..34} : tube(c); ring -70 -260 118 5 : c+4; ring 80 -250 92 {22..28} : tube(c); ring 80 -250 99 5 : c+4; {path M60 -360 L80 -390 L100 -360 L80 -330z : #dff0f8|circle 80 -345 9 : white|~5 80 -345 circle 0 -14 6 : #dff0f8}
# gshock flat black,red,blue,green,yellow 0
path M-110 -430 L-80 -650 H80 L110 -430z : tube(c); path M-110 -170 L-80 50 H80 L110 -170z : tube(c); *4 0 40 rect -40 -640 80 14 4 : c-4; *4 0 40 rect -40 -100 80 14 4 : c-4; path M-190 -390 L-110 -480 H110 L190 -390 V-210 L110 -120 H-110 L-190 -210z : front(c-1); circle 0 -300 140 : ink; circle 0 -300 120 : {#b9c9b0|#20262e|#c9d6dc}; rect -90 -310 180 70 6 : {#8fa08a|#3a4a58}; *4 42 0 rect -76 -300 26 50 4 : {ink|#6fd3f0}; *3 56 0 rect -72 -370 40 24 4 : {ink|orange} /0.7; <> rect 186 -370 24 40 6 : steel; <> rect 186 -270 24 40 6 : steel; rect -60 -220 120 16 4 : {orange|white|c+3}
# steelWatch flat silver,blue,black,green 0
*7 0 34 rect -92 -660 184 30 8 : tube(steel); *7 0 34 rect -92 -190 184 30 8 : tube(steel); *7 0 34 rect -30 -660 60 30 4 : steel+4; *7 0 34 rect -30 -190 60 30 4 : steel+4; path M-150 -430 L-90 -470 H90 L150 -430 V-210 L90 -170 H-90 L-150 -210z : tube(steel); circle 0 -320 136 : {steel+3|lead}; circle 0 -320 118 : down({c|blue-2|ink|green-3|white},{c-2|blue-4|soot}); ~12 0 -320 rect -5 -110 10 26 2 : {steel+4|gold}; line 9 M0 -320 L{-50..-20} -380 : steel+4; line 7 M0 -320 L{50..80} -360 : steel+4; line 3 M0 -300 L{-30..30} -226 : {red|orange}; rect 60 -334 34 26 3 : white; rect 148 -340 26 40 6 : steel
# ladiesWatch flat gold,silver,pink 0
*15 0 44 circle 0 -660 {26..34} : ball(c); *14 0 44 circle 0 -638 16 : {white|c+4|#dff0f8}; circle 0 -330 {110..130} : ball(c); ~24 0 -330 circle 0 -112 8 : {#dff0f8|white|c+4}; circle 0 -330 92 : {white|cream|pink+4|ink}; ~4 0 -330 rect -4 -82 8 20 2 : c-2; line 7 M0 -330 L{-40..0} -380 : c-3; line 5 M0 -330 L{30..60} -340 : c-3; circle 0 -330 8 : c-3; circle 130 -330 14 : c
# eyeglasses small black,brown,gold,silver,blue 320
path M-320 -260 Q-340 -80 -200 -70 Q-60 -70 -60 -240 Q-180 -290 -320 -260z : #dff0f8 /0.7; path M320 -260 Q340 -80 200 -70 Q60 -70 60 -240 Q180 -290 320 -260z : #dff0f8 /0.7; <> line {12..20} M320 -260 Q340 -80 200 -70 Q60 -70 60 -240 Q180 -290 320 -260 : c; line {10..16} M-62 -220 Q0 -270 62 -220 : c; <> line 14 M320 -250 L380 -300 L340 -430 : c-1; <> path M280 -240 L180 -110 L130 -110 L220 -250z : white /0.6
# beltCap flat brown,black 0
ring -100 -250 {150..170} 46 : front(c); ring -100 -250 {140..150} 4 : c+3; ring -100 -250 184 4 : c-3; rect 40 -310 110 100 10 : {gold|steel}; rect 62 -286 60 54 4 : c-2; rect 110 -268 50 18 4 : {gold|steel}; path M60 -520 Q70 -640 200 -650 Q330 -640 340 -520 Q200 -490 60 -520z : {grey|c-1|blue-2|beige}; path M40 -520 Q200 -560 360 -520 L360 -480 Q200 -450 40 -480z : {grey|c-2|blue-3|beige}; circle 200 -655 24 : {grey|c|red}; *8 36 0 line 3 M70 -520 V-480 : ink /0.3
# suitcaseSet home red,blue,black,silver,green,violet 380
*1 0 0 box -370 -{600..602} 330 590 90 40 : c; box -10 -460 250 450 80 34 : {c|c+1}; box 250 -320 150 310 60 26 : {c|c+2}; *7 40 0 rect -340 -570 12 530 6 : c-2; *6 36 0 rect 14 -440 10 410 5 : c-2; *4 32 0 rect 270 -300 8 270 4 : c-2; rect -290 -700 16 110 4 : steel; rect -150 -700 16 110 4 : steel; rect -300 -720 176 30 12 : ink; rect 60 -540 12 90 4 : steel; rect 150 -540 12 90 4 : steel; rect 52 -556 118 24 10 : ink; *5 150 0 circle -330 -8 18 : ink; rect -240 -330 80 40 6 : {gold|steel}
# lipsticks small red,pink,brown,orange,violet 360
*5 140 0 rect -350 -200 100 200 8 : tube({ink|gold|white}); *5 140 0 rect -340 -250 80 60 4 : tube({gold|steel}); path M-336 -250 V-350 Q-300 -400 -264 -370 V-250z : tube(c); path M-196 -250 V-370 Q-160 -420 -124 -390 V-250z : tube(c+2); path M-56 -250 V-340 Q-20 -390 16 -360 V-250z : tube({pink|red-2}); path M84 -250 V-380 Q120 -430 156 -400 V-250z : tube({brown|orange}); path M224 -250 V-350 Q260 -400 296 -370 V-250z : tube({violet|red})
# palette flat pink,brown,black,gold 0
rect -330 -560 660 270 16 : front({ink|c}); rect -310 -540 620 230 8 : down(#cfe4ee,#f4fafc); path M-280 -520 L-60 -540 L-280 -360z : white /0.5; rect -330 -290 660 290 16 : front({ink|c}); *6 104 0 rect -306 -270 88 110 10 : {#c98a6a|#e9b8a8|#8a5a4a}; *3 208 0 rect -306 -270 88 110 10 : {#e9a0a0|#b5563f|#d9b08a}; *4 156 0 rect -306 -150 130 60 10 : {#f0d0b8|#a8643f|#e0c080}; *2 312 0 rect -150 -150 130 60 10 : {#6d4a5a|#d9a0b8|gold}; circle -230 -50 40 : {#e98a8a|#f0a08a}; circle -120 -50 40 : {#f0b8a0|#d9707a}; rect 0 -64 280 20 10 : wood; rect 240 -74 70 40 16 : {ink|pink}
# foundation small beige,pink,white 220
*2 230 0 path M-190 0 Q-200 -10 -200 -40 V-300 Q-200 -330 -150 -340 H-50 Q0 -330 0 -300 V-40 Q0 -10 -10 0z : tube({#e8c4a0|#d9a87f|#f0d8bc}); *2 230 0 rect -140 -400 80 64 8 : {ink|gold|white}; *2 230 0 rect -150 -470 100 76 10 : tube({ink|gold|c}); *2 230 0 rect -180 -240 160 110 6 : {white|cream}; *2 230 0 rect -160 -220 {80..120} 16 4 : ink /0.6; *2 230 0 rect -160 -190 70 10 4 : {gold|lead}; path M-330 -16 q60 -50 130 -10 q-40 40 -130 10z : #e8c4a0
# mensPerfume small blue,black,grey 200
box -170 -400 300 400 110 16 : {c|c-1}; rect -150 -380 260 360 8 : along(c+3,c,c-2); rect -150 -180 260 160 6 : c-3 /0.6; rect -80 -450 120 56 4 : steel; rect -100 -560 160 120 8 : front({ink|steel}); rect -100 -300 160 70 2 : {steel|white} /0.9; rect -80 -280 {80..120} 14 4 : ink; path M-140 -370 H-100 V-30 H-140z : white /0.25
# attar small gold,red,green,violet 330
*3 220 0 path M-320 0 Q-340 -10 -330 -60 L-280 -{200..204} L-290 -230 H-190 L-200 -200 L-150 -60 Q-140 -10 -160 0z : tube({c|gold}); *3 220 0 rect -280 -270 80 44 6 : gold; *3 220 0 path M-260 -270 Q-300 -340 -240 -{400..420} Q-180 -340 -220 -270z : ball({gold|c}); *3 220 0 circle -240 -420 12 : {gold|#dff0f8}; *3 220 0 ~6 -240 -110 oval 0 -30 9 18 : {gold|cream}; *3 220 0 circle -240 -110 14 : {#dff0f8|red}
# sunscreen small yellow,orange,white,sky 230
path M-150 -60 L-170 -520 Q0 -560 170 -520 L150 -60z : tube(c); rect -120 -70 240 70 14 : tube({white|c-2|orange}); ~12 0 -360 path M-14 -80 L0 -130 L14 -80z : {orange|white|gold}; circle 0 -360 64 : {orange|white|gold}; rect -100 -240 200 36 6 : white; rect -80 -230 160 16 4 : {orange|#3a73bd}; rect -70 -180 {90..140} 14 4 : white /0.8; path M-150 -510 Q-130 -530 -110 -526 L-100 -80 H-130z : white /0.3; path M230 -30 q50 -60 120 -10 q-50 40 -120 10z : white
# styler small black,pink,violet,gold 330
@ 0 -180 -18 path M-330 -50 H120 Q160 -30 160 0 Q160 30 120 50 H-330 Q-360 0 -330 -50z : tube(c); @ 0 -180 -18 rect 110 -46 300 92 40 : tube({steel|lead|gold}); @ 0 -180 -18 *6 44 0 rect 150 -40 10 80 4 : ink /0.4; @ 0 -180 -18 circle -60 0 20 : {gold|steel}; @ 0 -180 -18 rect -220 -14 90 28 10 : c-3; *3 130 0 rect -330 -70 100 64 30 : tube({c|steel}); line 14 M-330 -90 q-60 80 20 110 : ink
# trimmer small black,silver,gold,blue 180
path M-90 0 Q-110 -260 -80 -430 H80 Q110 -260 90 0z : tube(c); rect -100 -520 200 100 14 : tube({steel|gold}); *11 17 0 rect -92 -550 9 40 2 : steel+3; rect -34 -330 68 110 30 : c-2; circle 0 -290 20 : {#59d08a|#5ad1ff|gold}; *4 0 26 rect -50 -170 100 8 4 : c-3; *2 110 0 path M160 0 V-90 H250 V0z : ink; *2 110 0 *6 15 0 rect 164 -110 7 40 2 : ink; rect -30 -470 60 12 4 : ink
# nailLamp small white,pink,violet 330
path M-340 -20 V-160 Q-330 -260 -180 -260 H20 Q160 -250 160 -160 V-20z : front(c); path M-270 -20 V-120 Q-260 -180 -160 -180 H0 Q90 -180 90 -120 V-20z : soot; *5 60 0 circle -210 -130 12 : #b18aff; path M-260 -30 H80 V-60 H-260z : #8a6bff /0.6; rect -150 -244 120 40 8 : ink; rect -130 -236 60 24 3 : {#ff6ab0|#59d08a}; @ 280 -20 10 rect -30 -330 60 320 26 : tube({c|pink|white}); @ 280 -20 10 rect -12 -380 24 60 4 : steel; @ 280 -20 10 path M-10 -380 L0 -440 L10 -380z : gold; line 8 M300 -20 q-60 40 -130 10 : ink
# massageChair home black,brown,beige 330
path M-170 -600 Q-180 -650 -100 -650 H0 Q60 -640 60 -580 L130 -260 H-140z : along(c+1,c+2,c,c-2); path M-140 -280 H170 L230 -180 H-130z : c+1; path M170 -270 L330 -200 L400 -40 L320 -10 L200 -180z : along(c,c-2); path M-240 -400 Q-250 -300 -200 -60 H180 L200 -160 Q60 -160 40 -330 Q20 -400 -100 -400z : front(c-1); *4 16 70 rect -120 -560 130 30 14 : c-2; rect -230 -70 440 60 20 : c-3; rect 80 -370 70 60 14 : ink; rect 90 -362 50 36 4 : #6fd3f0; <> circle 0 0 0 : c; rect -130 -640 150 60 24 : {c+3|gold} /0.6
# nebulizer small white,sky,pink,yellow 330
box -300 -270 320 250 120 40 : {white|c}; circle -140 -150 60 : {c|sky}; circle -140 -150 24 : white; rect -240 -240 180 30 8 : {sky|lead}; line 14 M10 -80 Q140 20 200 -120 : #cfe9f5; path M170 -120 H240 L230 -240 H180z : #cfe9f5; path M130 -230 Q120 -380 220 -400 Q330 -380 330 -250 Q240 -200 130 -230z : {#dff2fb|#bfe6d6} /0.9; circle 230 -310 24 : white /0.6; {circle -180 -200 10 : ink|path M-300 -270 q40 -60 80 0z : sky|circle -60 -90 12 : pink}; path M330 -330 q60 0 70 60 : lead; *2 60 0 circle -90 -230 8 : lead
# glucometer flat white,blue,black 0
path M-250 -560 Q-250 -600 -200 -600 H0 Q50 -600 50 -560 V-160 Q30 -80 -100 -80 Q-230 -80 -250 -160z : front(c); rect -220 -560 240 200 14 : down(#cfe0d0,#a8c4b0); *3 60 0 rect -180 -{500..504} 40 90 8 : ink; *2 0 30 rect -190 -390 90 12 4 : ink /0.6; *2 100 0 circle -150 -280 30 : {blue|lead|#59d08a}; rect -120 -90 40 80 4 : white; rect -116 -20 32 20 2 : ink; rect 130 -520 170 250 20 : tube({white|blue|orange}); rect 120 -560 190 60 12 : {ink|blue}; rect 150 -450 130 90 6 : {red|blue|white}; *4 40 0 rect 110 -210 14 150 3 : white; *4 40 0 rect 110 -90 14 30 2 : {ink|gold}
# powerChair home black,blue,red 280
rect -120 -640 300 260 40 : front(ink); rect -140 -350 340 80 26 : front(ink); rect -100 -280 260 130 14 : front(c); <> circle 0 0 0 : c; circle 120 -110 110 : soot; circle 120 -110 70 : {steel|c}; circle -170 -60 60 : soot; circle -170 -60 34 : steel; line 18 M-120 -300 L-200 -90 L-290 -60 : lead; path M-340 -60 H-200 V-30 H-340z : ink; rect -190 -440 190 30 14 : ink; line 12 M-170 -440 V-510 : lead; circle -170 -520 22 : {red|ink}; line 14 M180 -600 L250 -620 : lead; rect -90 -600 240 180 20 : c /0.25
# walker home silver,grey,blue 300
<> line 20 M200 -520 L260 -10 M120 -500 L60 -10 : {steel|c}; <> line 18 M200 -520 L120 -500 : {steel|c}; line 18 M-110 -400 H110 M-90 -250 H90 : {steel|c}; <> rect 110 -540 110 40 18 : ink; <> rect 236 -20 50 24 8 : ink; <> rect 36 -20 50 24 8 : ink; @ 340 0 8 rect -9 -560 18 560 4 : wood+2; @ 340 0 8 rect -60 -570 120 34 16 : ink; @ 340 0 8 rect -40 -340 80 24 10 : ink; @ -350 0 -8 rect -9 -560 18 560 4 : wood+2; @ -350 0 -8 rect -60 -570 120 34 16 : ink
`;
