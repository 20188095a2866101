/** Food; the format is told in subject.ts, that of the shapes in art.ts. */
export const food = `
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
# fruitCrate small green,red,yellow,orange 330
*7 86 0 circle -260 -210 60 : ball(c); *6 86 0 circle -220 -{260..270} 58 : ball(c+1); *4 86 0 circle -140 -{310..320} 56 : ball({c|c-1}); *4 86 0 line 6 M-140 -360 q6 -20 20 -26 : #6b4a2a; box -330 -200 640 190 120 4 : wood+2; *3 0 64 rect -330 -196 640 10 0 : wood-2 /0.5; <> rect 280 -200 20 190 2 : wood
# apples small green,red,yellow 340
box -330 -160 600 150 130 4 : wood+2; *6 92 0 circle -280 -190 52 : ball(c); *5 94 0 circle -230 -{250..260} 52 : ball({c|c+1}); *3 96 0 circle -130 -310 50 : ball(c); *6 92 0 line 6 M-280 -240 q4 -20 20 -26 : #6b4a2a; *3 0 50 rect -330 -150 600 9 0 : wood-2 /0.5; path M-130 -356 q40 -40 70 -10 q-30 30 -70 10z : leaf; circle 340 -40 46 : ball(c); line 5 M340 -84 q4 -20 16 -24 : #6b4a2a
# grapes small green,violet,black,pink 320
line 12 M0 -520 Q20 -560 80 -570 : #7a5a3a; path M20 -520 Q120 -600 200 -520 Q180 -440 90 -450 Q40 -470 20 -520z : {leaf|leaf+2}; *6 64 0 circle -160 -440 44 : ball(c); *6 60 0 circle -150 -370 44 : ball(c+1); *5 62 0 circle -124 -300 44 : ball(c); *4 62 0 circle -94 -230 44 : ball(c+1); *3 62 0 circle -62 -160 42 : ball(c); *2 60 0 circle -30 -96 40 : ball(c+1); circle 0 -40 36 : ball(c); *4 66 0 circle -140 -456 9 : white /0.6; oval 0 -6 330 24 : {white|wood} /0.6
# pomegranate small red,orange 360
circle -200 -150 150 : ball(red); path M-240 -290 l20 -50 l20 30 l20 -34 l20 34 l14 -20 l4 40z : red-2; circle 80 -120 120 : ball({orange|#e8742f}); path M30 -220 q50 -30 100 0 l-20 24 h-60z : leaf; circle 260 -110 110 : ball({#e8742f|orange}); path M214 -200 q46 -30 92 0 l-20 22 h-50z : leaf; path M-40 0 Q-60 -150 60 -160 Q170 -150 150 0z : cream; *5 32 0 circle -10 -30 15 : ball(red); *5 30 0 circle -4 -66 15 : ball(red-1); *4 32 0 circle 12 -100 14 : ball(red)
# potatoes small red,beige,brown,yellow 350
path M-330 0 Q-370 -200 -310 -330 H60 Q110 -200 80 0z : along(#b99a6a,#d9bd8c,#a8854f); path M-320 -330 Q-300 -380 -130 -370 Q50 -370 70 -330 Q-120 -290 -320 -330z : #a8854f; *5 74 0 oval -270 -350 52 40 : ball(c); *4 74 0 oval -230 -400 50 38 : ball(c+1); *9 42 0 line 3 M-320 -300 V-10 : #8a6a3a /0.4; *3 100 0 oval 150 -40 62 46 : ball(c); *2 100 0 oval 200 -110 56 42 : ball(c+1); *3 100 0 circle 136 -50 5 : c-3
# tomatoes small red,orange,pink 350
box -330 -130 600 120 130 4 : {wood+3|white}; *5 112 0 circle -270 -170 64 : ball(c); *4 112 0 circle -214 -250 62 : ball({c|c+1}); *2 112 0 circle -104 -320 60 : ball(c); *5 112 0 ~5 -270 -228 path M0 0 L8 -26 L-8 -26z : leaf; *4 112 0 ~5 -214 -306 path M0 0 L8 -26 L-8 -26z : leaf; *5 112 0 oval -290 -196 14 9 : white /0.5; line 8 M-270 -240 Q-60 -400 180 -240 : leaf
# rootVegs small orange,yellow 370
*4 96 0 path M-350 -40 Q-340 -110 -290 -110 L-100 -50 L-110 -36 L-310 -6z : ball(orange); *3 0 -44 path M-360 -20 Q-350 -90 -300 -90 L-60 -40 L-70 -26 L-320 6z : ball(orange); *3 0 -44 path M-350 -50 q-50 -40 -50 10 q10 30 40 0z : leaf; circle 80 -110 100 : ball(#c98a3a); *4 30 0 line 4 M30 -200 q-{20..30} 100 10 180 : #a86a24 /0.6; line 6 M80 -206 q0 -40 -20 -60 M80 -206 q10 -40 30 -50 : #a86a24; circle 240 -90 80 : ball({#b0567a|#c98a3a}); *3 56 0 path M220 -{10..14} q-20 -50 20 -80 q40 30 20 80z : {white|cream}; path M260 -90 q-6 -30 0 -50 : leaf
# meltons yard yellow,green,orange,beige 380
path M-380 -130 Q-340 -280 -120 -260 Q80 -240 90 -120 Q60 0 -130 0 Q-340 0 -380 -130z : ball(c); *7 56 0 line 4 M-340 -{190..230} Q-320 -120 -340 -40 : {cream|c-2} /0.7; *5 0 44 line 4 M-370 -220 Q-140 -{240..180} 80 -200 : {cream|c-2} /0.5; path M80 -130 q40 -20 60 -60 : #7a6a3a; path M130 0 Q120 -220 260 -240 Q400 -210 390 0z : c-1; path M150 -6 Q144 -200 260 -216 Q380 -190 370 -6z : {cream|#f6d9a0}; oval 260 -80 50 80 : #f0c070; *4 22 -18 oval 230 -50 8 14 : cream
# apricots small orange,gold 370
path M-360 -150 H-10 Q-20 -10 -120 0 H-250 Q-350 -10 -360 -150z : tube({white|#3a73bd|wood+2}); *6 52 0 oval -310 -170 34 26 : ball(#e8963a); *5 54 0 oval -290 -206 34 26 : ball(#eda24c); *3 54 0 oval -230 -240 34 26 : ball(#e08a2f); path M20 -150 H360 Q350 -10 250 0 H130 Q30 -10 20 -150z : tube({white|gold|wood+2}); *8 38 0 oval 50 -160 18 14 : #4a2a20; *7 38 0 oval 70 -184 18 14 : #6b3a24; *5 38 0 oval 106 -206 18 13 : {#c9a04a|#4a2a20}; *4 30 0 oval 160 -224 16 12 : #6b3a24
# walnuts small brown,beige 360
path M-340 -20 Q-360 -160 -240 -180 H120 Q240 -160 220 -20z : tube({wood|#b99a6a|white}); *7 70 0 circle -290 -200 46 : ball(#b98a55); *6 72 0 circle -250 -260 46 : ball(#c99a66); *4 72 0 circle -180 -320 44 : ball(#b98a55); *7 70 0 line 4 M-290 -240 q10 40 0 80 : #7a5228 /0.7; *6 72 0 line 4 M-250 -300 q-10 40 4 80 : #7a5228 /0.7; *2 110 0 oval 220 -30 50 36 : #a8784a; *2 110 0 oval 220 -36 38 26 : #e3c79a; *2 110 0 path M196 -36 q24 -30 24 0 q24 -30 24 0 q-24 30 -48 0z : #c99a5a
# beef small red,pink 370
path M-380 -40 H380 L350 0 H-350z : wood-1; rect -390 -66 780 36 14 : {wood+1|white|lead}; path M-330 -80 Q-360 -230 -220 -290 Q-40 -350 120 -290 Q280 -240 300 -120 Q290 -80 240 -76 L-280 -70z : down(c+1,c-1,c-2); path M-330 -90 Q-350 -230 -220 -286 Q-60 -330 60 -300 Q-100 -270 -180 -200 Q-240 -140 -240 -74z : cream; {line 8 M-120 -110 Q0 -220 140 -190 M-40 -90 Q80 -150 220 -130 : #f6c9c0|circle 80 -180 50 : cream}; circle 80 -180 {0..24} : #e8d3c0; path M260 -80 q-30 -60 10 -100 q30 40 10 100z M300 -80 q-10 -60 40 -80 q0 50 -20 80z : leaf; *5 34 0 circle -20 -80 8 : {ink|red-3}
# ribs small pink,red 370
rect -390 -40 780 40 14 : {wood|lead|white}; *6 110 0 path M-340 -50 Q-380 -240 -330 -330 L-290 -330 Q-310 -220 -260 -50z : cream; path M-370 -60 Q-390 -200 -340 -270 H330 Q380 -200 360 -60z : down(c,c-2); *6 110 0 line 14 M-310 -270 Q-330 -150 -300 -60 : #f6ded4 /0.8; *6 110 0 path M-340 -270 L-346 -{330..350} H-306 L-300 -270z : cream; line 12 M-360 -220 Q0 -260 350 -220 : #f6c9c0 /0.7; path M200 -60 q-20 -70 30 -110 q20 60 -4 110z : leaf
# chicken small beige,yellow 340
oval 0 -30 360 40 : {white|wood+2|#e3e8eb}; path M-280 -130 Q-260 -290 -40 -300 Q220 -300 280 -170 Q290 -60 160 -50 H-180 Q-280 -60 -280 -130z : ball({#f0cfae|#f2d8a0|#e8bf98}); <> rect 0 0 0 0 0 : c; path M150 -120 Q260 -160 330 -90 L370 -70 Q380 -40 340 -46 L300 -50 Q220 -20 150 -50z : ball({#e8c09a|#f0cfae}); path M-200 -150 Q-120 -220 -40 -130 Q-100 -80 -180 -100z : #e3b48a; path M-270 -150 q-60 -20 -60 20 q30 20 60 10z : #e3b48a; path M-100 -40 q-40 -50 0 -90 q30 40 20 90z M-40 -36 q-10 -50 40 -70 q0 40 -20 70z : leaf; circle 220 -30 24 : ball({yellow|red})
# kazy small brown,red 370
rect -390 -40 780 40 14 : {wood|white}; path M-340 -60 Q-370 -260 -160 -270 Q60 -270 60 -120 Q60 -60 -10 -60 Q-60 -70 -60 -120 Q-70 -160 -150 -160 Q-230 -150 -220 -60z : tube(#8a4a34); line 6 M-330 -130 q60 -10 110 0 M-300 -220 q50 30 60 60 : #6b3424; *5 70 0 circle 60 -80 44 : #7a3a2a; *5 70 0 circle 60 -84 36 : {#b5605a|#a84a44}; *5 70 0 circle 50 -90 9 : cream; *5 70 0 circle 72 -74 8 : cream; *4 90 0 ring 70 -40 26 6 : #f0e6ee; line 10 M40 -180 q10 -30 -10 -50 : cream
# eggs small beige,brown,white 350
path M-360 -90 H360 L330 0 H-330z : tube({lead+3|#c9b894|sky}); *2 0 46 *6 116 0 oval -290 -110 46 58 : ball({cream|#e6c7a3|#d9b08a}); *6 116 0 oval -306 -134 12 16 : white /0.6; *7 104 0 path M-360 -80 q52 60 104 0 l0 40 h-104z : {lead+3|#c9b894|sky}; rect -350 -30 700 30 10 : {lead+2|#b5a47f|sky-2}; path M-60 -200 q-20 -60 20 -120 q10 60 -10 120z : white /0
# kaymak small white,sky 350
path M-350 -140 H-20 Q-30 -10 -110 0 H-260 Q-340 -10 -350 -140z : tube({#3a73bd|white|#5e8a5a}); oval -185 -140 166 34 : {cream|white}; path M-320 -150 Q-200 -{240..260} -50 -150 Q-180 -110 -320 -150z : #fbf3dc; line 5 M-280 -160 q60 -30 120 -10 : #e3d3a8; path M40 -100 H350 L330 0 H60z : tube({white|wood+2}); path M60 -110 Q110 -220 200 -230 Q300 -210 340 -110z : white; *6 44 0 circle 90 -{130..150} 20 : {#f3f0e6|#e6e1d3}; *3 50 0 circle 150 -190 20 : #f3f0e6; @ -120 -180 40 rect -10 -200 20 180 8 : wood; ~4 -185 -60 oval 0 -26 10 20 : {white|gold} /0.8
# flourSack small white,beige,sky 300
path M-240 0 Q-280 -220 -220 -500 H200 Q260 -220 220 0 Q0 30 -240 0z : along(c-1,c+3,c,c-2); path M-220 -490 Q-230 -560 -180 -570 H160 Q210 -560 200 -490z : c-1; line 8 M-220 -500 H200 : {gold|red|#3a73bd}; circle 0 -280 110 : {gold|red|#3a73bd|green} /0.9; path M0 -370 Q20 -280 0 -190 M0 -330 q-40 0 -46 -34 q40 -6 46 34z M0 -330 q40 0 46 -34 q-40 -6 -46 34z M0 -270 q-40 0 -46 -34 q40 -6 46 34z M0 -270 q40 0 46 -34 q-40 -6 -46 34z : white; rect -110 -140 220 40 6 : ink /0.7; path M230 0 Q300 -90 400 0z : white
# beans small green,beige,red 380
*3 250 0 path M-380 0 Q-400 -120 -360 -230 H-160 Q-120 -120 -140 0z : tube({#c9a877|#b99a6a|white}); *3 250 0 path M-370 -230 Q-370 -260 -260 -260 Q-150 -260 -150 -230z : #a8854f; *6 30 0 circle -340 -250 17 : ball(#7a9a4a); *4 30 0 circle -310 -276 17 : ball(#86a654); *6 30 0 circle -90 -250 18 : ball(#e3c48a); *4 30 0 circle -60 -276 18 : ball(#d9b878); *6 30 0 oval 160 -250 20 14 : ball({#a8433f|white}); *4 30 0 oval 190 -276 20 14 : ball({#8a2f34|cream}); *3 250 0 rect -330 -150 140 60 6 : white /0.7
# spices small red,gold,orange 380
*3 250 0 path M-380 -110 H-130 Q-140 -10 -200 0 H-310 Q-370 -10 -380 -110z : tube({wood|white|#3a73bd}); path M-370 -116 Q-255 -{230..250} -140 -116z : {#c9462f|#b5372a}; path M-120 -116 Q-5 -{220..240} 110 -116z : #d9a52f; path M130 -116 Q245 -220 360 -116z : {#7a5a2f|#8f8a4a}; *3 250 0 circle -280 -150 5 : white /0.5; @ -20 -180 30 rect -8 -220 16 200 6 : wood; *7 18 0 line 4 M200 -30 l30 -20 : #b5372a; ~8 -255 -30 oval 0 -16 6 14 : #7a4a2a; *5 40 0 circle -100 -10 10 : #3a2a20
# tea small green,gold,red 340
box -330 -360 240 350 130 6 : {c|green}; circle -210 -230 80 : {gold|cream|white}; path M-240 -190 Q-240 -290 -150 -270 Q-160 -190 -240 -190z : leaf; rect -300 -120 180 50 6 : {white|gold}; path M-20 -110 Q-30 -10 60 0 H170 Q260 -10 250 -110z : tube(white); ~7 115 -60 oval 0 -26 9 18 : #3a73bd; oval 115 -110 134 28 : {#c9a04a|#a8b45a|#b5762a}; path M260 -20 Q330 -90 400 -20z : {#4f5a34|#3a4028}; *7 18 0 line 4 M280 -30 l14 -20 : #2f3a22; *2 50 0 line 8 M80 -150 q-20 -40 0 -70 q20 -30 0 -60 : white /0.7
# cake small white,pink,brown,sky,violet 320
oval 0 -20 330 40 : {white|gold|steel}; rect -20 -20 40 20 4 : steel; rect -280 -220 560 190 20 : tube(c); oval 0 -220 280 56 : c+3; *{8|9} 66 0 path M-280 -220 q33 {60..90} 66 0z : {white|red|brown-2|pink}; rect -190 -390 380 170 18 : tube({c+2|white|pink}); oval 0 -390 190 40 : {white|c+3}; *{5|6} 68 0 circle -170 -{396..404} 24 : ball({red|pink|violet|brown}); *9 66 0 circle -264 -44 16 : ball({white|gold|red}); {path M-60 -440 q60 -110 120 0 q-60 80 -120 0z : red|*3 60 0 rect -66 -520 12 100 4 : gold|~6 0 -450 oval 0 -34 18 30 : pink}; *3 60 0 path M-66 -520 q6 -30 12 0z : orange
# halva small beige,brown,gold 370
oval 0 -20 370 40 : {white|#3a73bd|gold}; *4 110 0 rect -280 -120 100 90 8 : front({#d9b87f|#c9a060|#e3cfa0}); *3 110 0 rect -230 -210 100 90 8 : front({#e3c890|#b98a50}); *4 110 0 *3 24 0 circle -260 -80 7 : {#8a5a3a|#6f9a55}; *5 60 -6 path M120 -20 l20 -70 l40 -20 l30 40 l-10 60z : {#f3ead0|#f6e3b0} /0.9; *6 40 0 rect 130 -{130..150} 34 30 14 : {white|#f2c4d0|cream}; *4 40 0 rect 160 -190 32 28 12 : {white|pink|cream}
# somsa small gold,orange,brown 370
rect -380 -40 760 40 14 : {wood|lead|white}; *3 230 0 path M-340 -60 Q-330 -190 -230 -210 Q-130 -190 -120 -60z : ball({#d9a04a|#c98a3a}); *3 230 0 line 5 M-320 -100 Q-230 -210 -140 -100 M-300 -70 Q-230 -160 -160 -70 : #a8641f /0.6; *2 230 0 path M-230 -170 Q-210 -300 -115 -310 Q-20 -300 0 -170z : ball({#e0ac58|#d0963f}); *2 230 0 line 5 M-200 -210 Q-115 -310 -30 -210 : #a8641f /0.6; *9 70 0 circle -290 -{130..150} 5 : {ink|cream}; *3 90 0 line 8 M-100 -330 q-20 -30 0 -60 : white /0.7
# manti small white,beige 370
oval 0 -30 370 60 : {steel|#3a73bd|white}; oval 0 -36 340 48 : {white|#dfe6ea}; *4 150 0 path M-290 -50 Q-290 -150 -220 -160 Q-150 -150 -150 -50z : ball(#f6ead2); *3 150 0 path M-215 -120 Q-215 -220 -145 -230 Q-75 -220 -75 -120z : ball(#fbf1dc); *4 150 0 line 5 M-270 -80 Q-220 -150 -170 -80 M-220 -160 V-120 : #d9c49a; *3 150 0 line 5 M-195 -150 Q-145 -220 -95 -150 : #d9c49a; *5 60 0 path M-130 -40 q14 -20 28 0 q-14 14 -28 0z : leaf; path M240 -60 Q250 -120 330 -120 Q380 -110 380 -60z : {white|red}
# lunch small white,black,green 370
box -360 -120 330 110 180 14 : {ink|c|white}; oval -200 -130 120 26 : #e9b65a; *6 34 0 oval -290 -{136..150} 16 7 : #fbeec9; *3 40 0 rect -250 -160 30 20 6 : #8a4f30; box 0 -120 330 110 180 14 : {ink|c|white}; *4 60 0 circle 50 -136 26 : ball({#d9433f|leaf|#e9822f}); *3 56 0 path M60 -170 q30 -30 56 0 q-20 20 -56 0z : leaf; box -250 -240 220 90 120 10 : {c|#c98d4a} ; rect -220 -226 150 20 6 : white; path M110 -220 L120 -400 H230 L240 -220z : tube({white|#e8c9a0}); rect 106 -420 140 30 8 : {ink|red|green}; rect 40 -290 14 130 6 : white; rect 66 -290 14 130 6 : white
`;
