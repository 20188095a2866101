/** Things of food; the format is told in subject.ts, that of the shapes in art.ts. */
export const food = `
# fruit small red,yellow 350
circle -90 -340 96 : ball(c); circle 90 -350 100 : ball(#e8963a); circle 0 -420 90 : ball(c-1)
path M0 -500 q10 -40 36 -50 M-90 -424 q4 -34 26 -44 : leaf; path M6 -500 Q40 -570 100 -540 Q70 -490 6 -500z : leaf
*4 44 0 circle 150 -330 34 : ball(#7c4a8f); *3 44 0 circle 172 -290 34 : ball(#6a3f80); circle -210 -320 84 : ball(#e9c23c)
path M-340 -270 L340 -270 Q330 -90 180 -70 L-180 -70 Q-330 -90 -340 -270z : along(#fbf8f0,white,#d9d3c6)
*9 70 0 path M-300 -190 q18 -34 36 0 q-18 34 -36 0z : #3a73bd; rect -340 -276 680 16 8 : #3a73bd
path M-110 -74 L110 -74 L130 0 L-130 0z : tube(#efe9dc)
# vegetables small red,green 360
path M120 -330 Q140 -520 200 -520 Q250 -510 230 -330z : ball(#6fa84f); path M180 -340 Q230 -560 300 -500 Q320 -440 270 -330z : ball(#5f9843)
path M-300 -320 Q-330 -450 -250 -480 Q-180 -470 -190 -330z : ball(#7c4a8f); path M-260 -470 q-10 -40 30 -50 q10 30 10 54z : leaf
circle -90 -360 104 : ball(c); circle 60 -370 96 : ball(#d94a3c); ~5 -90 -450 path M0 0 L10 -36 L-10 -36z : leaf
~5 60 -456 path M0 0 L10 -34 L-10 -34z : leaf; circle -190 -340 70 : ball(#e8b34a); rect -360 -300 720 290 6 : wood
*3 0 96 rect -370 -296 740 82 6 : front(#c0905e); *3 0 96 rect -370 -220 740 5 0 : #8a6242 /0.6; <> rect 330 -300 30 290 3 : #9a6f47
# melon yard green 370
circle -150 -230 230 : ball(c); path M-150 -460 Q-330 -240 -150 0 Q-260 -240 -150 -460z : c-4
path M-150 -460 Q30 -240 -150 0 Q-50 -240 -150 -460z : c-4; path M-160 -458 Q-170 -240 -156 -4 L-134 -4 Q-120 -240 -140 -458z : c-4 /0.8
line 12 M-150 -456 Q-140 -500 -100 -510 : leaf-3; path M30 -30 Q40 -230 210 -300 Q380 -220 390 -30 Q210 40 30 -30z : leaf-2
path M48 -44 Q60 -220 210 -282 Q360 -210 372 -44 Q210 20 48 -44z : cream
path M62 -52 Q80 -210 210 -264 Q340 -200 356 -52 Q210 4 62 -52z : down(#ef6a5c,#d9423f); *5 50 0 oval 110 -90 8 14 : soot
*3 60 0 oval 150 -160 8 14 : soot
# nuts small brown,beige 350
path M-350 -180 L-10 -180 Q-20 -10 -120 0 L-240 0 Q-340 -10 -350 -180z : tube(#d9b98a); *6 52 0 circle -310 -196 36 : ball(c)
*5 52 0 circle -284 -238 36 : ball(c+1); *3 52 0 circle -234 -276 34 : ball(c); *6 52 0 line 4 M-320 -220 Q-300 -196 -310 -176 : c-4 /0.5
path M20 -180 L350 -180 Q340 -10 250 0 L120 0 Q30 -10 20 -180z : tube(white); *6 50 0 oval 60 -190 32 22 : #e8963a
*5 50 0 oval 86 -222 32 22 : #d9822f; *4 50 0 oval 110 -252 30 20 : #eda24c; *5 50 0 oval 74 -206 26 14 : #7a3f2c /0.5
rect 30 -150 312 12 6 : #3a73bd
# meat small red,pink 360
path M-370 -40 L370 -40 L340 0 L-340 0z : wood-1; rect -380 -70 760 40 16 : wood+1
path M-310 -90 Q-330 -250 -160 -300 Q40 -340 140 -250 Q240 -180 200 -80 Q100 -60 -310 -70z : down(c+1,c-1)
path M-310 -90 Q-330 -250 -160 -300 Q40 -340 140 -250 Q100 -290 -20 -270 Q-220 -240 -270 -90z : cream
line 9 M-200 -130 Q-100 -220 20 -200 M-120 -100 Q-20 -150 100 -140 : #f6c9c0; circle -60 -170 34 : cream; circle -60 -170 18 : #e8d3c0
path M220 -80 L330 -330 Q350 -370 370 -340 L300 -80z : along(white,steel); rect 200 -100 120 36 14 : ink
path M-330 -80 q-40 -60 -10 -100 q30 30 40 90z M-290 -80 q-10 -70 40 -90 q0 50 -20 90z : leaf; *4 34 0 circle 120 -90 8 : ink
# milk small white,sky 330
path M-180 0 Q-210 0 -210 -30 L-210 -330 Q-210 -400 -150 -440 L-150 -540 L-30 -540 L-30 -440 Q30 -400 30 -330 L30 -30 Q30 0 0 0z : #f3f8fb
path M-204 -360 L24 -360 Q30 -340 30 -330 L30 -30 Q30 0 0 0 L-180 0 Q-210 0 -210 -30 L-210 -330z : along(#e9e6dd,white,#e6e2d8)
rect -160 -580 140 50 12 : tube(#3a73bd); rect -170 -270 160 150 10 : c-1; path M-140 -150 Q-90 -240 -40 -150z : white
path M80 -120 L340 -120 L320 0 L100 0z : tube(#c9a36e); *3 76 0 oval 130 -150 48 62 : ball(#f0dcc0); *2 76 0 oval 168 -180 48 62 : ball(#e6c7a3)
*6 44 0 line 5 M90 -110 L110 -10 : #8a6242 /0.4; path M-196 -340 L-160 -340 L-164 -20 L-196 -30z : white
# rice small beige 330
path M-280 0 Q-330 -160 -270 -360 L110 -360 Q160 -160 120 0 Q-80 30 -280 0z : along(c-1,c+3,c,c-2)
path M-290 -350 Q-310 -420 -250 -430 L90 -430 Q150 -420 124 -350 Q-80 -300 -290 -350z : c-1; oval -82 -400 190 46 : #f8f3e6
path M-260 -410 Q-80 -520 96 -410 Q-80 -360 -260 -410z : white; *9 34 0 oval -220 -416 13 5 : #d9cdb0; rect -190 -250 220 150 10 : white /0.85
path M-80 -230 Q-60 -170 -80 -120 M-80 -210 q-26 0 -30 -20 q26 -4 30 20z M-80 -180 q26 0 30 -20 q-26 -4 -30 20z M-80 -160 q-26 0 -30 -20 q26 -4 30 20z : gold
line 6 M-80 -230 L-80 -116 : gold; path M150 0 Q240 -120 380 0z : down(white,#e6dcc4); *8 22 -3 oval 190 -16 12 5 : #d0c19e
path M230 -50 L330 -230 L356 -214 L270 -40z : wood; path M210 -60 Q240 -110 290 -60 Q270 -10 220 -20z : wood+1
# honey small gold 260
path M-200 0 Q-230 -10 -230 -40 L-220 -330 Q-210 -380 -160 -390 L100 -390 Q150 -380 160 -330 L170 -40 Q170 -10 140 0z : along(c-2,c+3,c,c-1,c-4)
path M-222 -300 L162 -300 L160 -330 Q150 -380 100 -390 L-160 -390 Q-210 -380 -220 -330z : white /0.35; rect -210 -460 350 70 16 : tube(#b5563f)
path M-240 -460 Q-30 -520 170 -460 L180 -430 L-250 -430z : tube(#d96f52); rect -150 -270 240 180 16 : cream
path M-30 -240 L22 -210 L22 -150 L-30 -120 L-82 -150 L-82 -210z : c; oval -30 -180 30 20 : ink; *2 26 0 rect -44 -196 8 32 2 : gold
path M-190 -340 L-160 -340 L-166 -40 L-190 -40z : white /0.5; line 14 M210 -60 L340 -330 : wood; oval 204 -50 46 60 : ball(wood+2)
*4 0 24 line 5 M170 -84 L240 -84 : wood-3; oval 220 -4 80 16 : c
# oil small yellow 300
path M-220 0 Q-240 0 -240 -30 L-240 -330 Q-240 -400 -190 -440 L-190 -540 L-110 -540 L-110 -440 Q-60 -400 -60 -330 L-60 -30 Q-60 0 -80 0z : along(c-1,c+4,c+1,c-2)
rect -196 -580 92 50 10 : tube(red); rect -232 -280 164 170 10 : white /0.92; ~10 -150 -200 path M-10 -30 L0 -60 L10 -30z : gold
circle -150 -200 32 : #7a4a2a; *3 140 0 path M0 -150 L130 -150 Q126 -10 80 0 L50 0 Q6 -10 0 -150z : tube(white); oval 65 -150 66 22 : #c9462f
oval 205 -150 66 22 : #d9a52f; oval 345 -150 66 22 : #7a5a2f; path M10 -154 Q65 -210 120 -154z : #c9462f; path M150 -154 Q205 -214 260 -154z : #e0b23a
path M290 -154 Q345 -206 400 -154z : #8a6a3a
# sweets small blue,white 370
use teapot -130 -40 0.86; oval 190 -50 190 40 : white; oval 190 -58 160 28 : #e6ebee; *4 70 0 rect 80 -110 62 56 10 : front(#f3e0b8)
*3 70 0 rect 114 -160 62 56 10 : front(#e8b56f); *2 70 0 rect 150 -208 62 54 10 : front(#f0c9cf); *4 70 0 circle 111 -84 9 : #8a5a3a
*3 70 0 circle 145 -134 9 : #6f9a55; *2 70 0 circle 181 -182 9 : #b5563f; rect 20 -20 340 14 7 : c-2
# bread small gold,orange 360
path M-380 -30 Q0 -70 380 -30 L370 0 L-370 0z : white; *10 76 0 path M-360 -24 l20 -16 l20 16 l-20 16z : red; circle 150 -240 210 : c-3
circle 150 -250 206 : glow(c+4,c+1,c,c-3); ring 150 -250 166 12 : c-3 /0.6; ~12 150 -250 circle 0 -86 8 : c-5; ~8 150 -250 circle 0 -46 7 : c-5
~6 150 -250 line 5 M0 -110 L0 -146 : c-4 /0.6; circle -150 -210 190 : c-3; circle -150 -218 186 : glow(c+4,c+1,c,c-3)
ring -150 -218 148 12 : c-3 /0.6; ~10 -150 -218 circle 0 -76 8 : c-5; ~6 -150 -218 circle 0 -36 7 : c-5; ~16 -150 -218 circle 0 -118 4 : cream
path M-290 -300 Q-230 -390 -120 -390 Q-230 -360 -270 -260z : white /0.3
# plov small blue,green 380
oval 0 -60 380 90 : c; oval 0 -70 372 84 : white; oval 0 -76 320 64 : c+3; oval 0 -80 300 56 : white
path M-270 -90 Q-200 -260 0 -280 Q200 -260 270 -90 Q0 -20 -270 -90z : glow(#f6d98f,#e9b65a,#d39a3f); *12 40 0 oval -220 -120 16 6 : #fbeec9
*10 40 0 oval -190 -160 16 6 : #fbeec9; *7 40 0 oval -130 -206 16 6 : #fbeec9; *6 64 8 rect -180 -150 50 12 6 : #e9822f
*4 60 -14 rect -110 -190 46 12 6 : #d96f2a; *4 62 0 rect -110 -262 54 44 12 : ball(#8a4f30); *3 90 0 circle -110 -130 13 : #4a2f2a
path M-20 -270 Q-50 -340 0 -340 Q50 -340 20 -270z : ball(#f3ead8); <> path M300 -110 q30 -30 50 -10 q-10 30 -50 10z : leaf
`;
