import { SCREEN } from "./screen.ts";

/** Computers, sound and pictures; the format is told in subject.ts, that of the shapes in art.ts. */
export const electronics = `
# laptop small silver,black,grey 390
rect -290 -430 580 380 22 : c-2; rect -282 -422 564 366 16 : soot; rect -266 -406 532 334 6 : ${SCREEN}
{path M-266 -180 Q-120 -290 20 -200 T266 -230 L266 -72 L-266 -72z : #1f2556 /0.6|*5 0 44 rect -220 -370 300 18 6 : white /0.6|circle 0 -230 90 : white /0.25}; circle {-180..180} -{260..340} {20..60} : {#ffe2ad|#5fd0c0|white} /0.8
rect -100 -92 200 14 6 : white /0.5; rect -230 -380 120 74 8 : white /0.25
path M-330 -50 L330 -50 L390 -14 Q392 0 370 0 L-370 0 Q-392 0 -390 -14z : down(c+3,c,c-3); path M-300 -44 L300 -44 L326 -26 L-326 -26z : c-5 /0.7
path M-80 -22 L80 -22 L88 -8 L-88 -8z : c-2; path M-240 -420 L-60 -420 L-240 -140z : white /0.08
# desktop small black,white 370
rect 120 -480 230 476 14 : along(c+2,c,c-3); rect 140 -460 190 430 8 : #1a1f2a; *3 0 136 circle 236 -384 58 : #0f131b; ring 236 -384 50 8 : #ff5ab0
ring 236 -248 50 8 : #5ad1ff; ring 236 -112 50 8 : #8b6bff; *3 0 136 circle 236 -384 14 : lead; rect -370 -420 450 280 12 : soot
rect -360 -410 430 256 6 : down(#16365f,#2a7d8f,#74c2a4); path M-360 -230 L-220 -330 L-120 -250 L-20 -320 L70 -250 L70 -154 L-360 -154z : #0e2338 /0.6
path M-170 -140 L-120 -140 L-110 -50 L-180 -50z : lead; rect -230 -54 170 14 7 : #5a6069; path M-330 -24 L-10 -24 L10 0 L-350 0z : ink
*11 28 0 rect -322 -20 20 6 2 : lead; oval 70 -8 26 14 : ink
# monitor small black,silver 220
rect -380 -530 760 430 16 : c; rect -370 -520 740 398 8 : soot; rect -362 -512 724 382 4 : ${SCREEN}
path M-362 -250 L-180 -390 L-40 -270 L110 -400 L362 -230 L362 -130 L-362 -130z : #0c2a45 /0.65; circle 220 -430 38 : lamp /0.9
path M-360 -510 L-120 -510 L-360 -180z : white /0.1; path M-60 -100 L60 -100 L76 -20 L-76 -20z : along(c+2,c,c-3); rect -170 -24 340 24 12 : front(c)
rect -20 -118 40 8 4 : #8fd6ff
# graphics small black,white 370
rect -360 -300 30 296 4 : tube(steel); *4 0 50 rect -356 -270 22 34 3 : soot; rect -330 -290 690 230 16 : front(c)
path M-330 -60 L220 -60 L200 -30 L-330 -30z : #2f7a48; *14 28 0 rect -200 -34 18 26 2 : gold; *2 320 0 circle -150 -176 104 : soot
~9 -150 -176 path M-6 -20 Q-30 -60 -10 -94 L16 -90 Q0 -60 8 -20z : #4b515b; ~9 170 -176 path M-6 -20 Q-30 -60 -10 -94 L16 -90 Q0 -60 8 -20z : #4b515b
*2 320 0 circle -150 -176 28 : ball(lead); *2 320 0 ring -150 -176 104 5 : #5ad1ff; rect -30 -280 80 210 6 : c+1
path M-10 -270 L30 -270 L10 -80 L-30 -80z : #e6465a; rect 300 -300 60 20 4 : ink
# printer small white,black 330
path M-200 -300 L-170 -480 L170 -480 L200 -300z : down(white,#d9dde0); *4 0 34 rect -140 -450 240 8 4 : #b8bec6; rect -310 -310 620 240 26 : front(c)
rect -310 -230 620 14 0 : c-4 /0.5; rect 170 -296 110 48 8 : screen; rect 182 -286 50 28 4 : #6fd3f0; circle 250 -272 10 : #6fe08a
rect -230 -190 460 60 8 : soot; path M-200 -150 L200 -150 L240 -10 L-240 -10z : down(#e8ebed,white); rect -150 -110 200 50 6 : sky
*3 0 18 rect -160 -48 280 7 3 : #a9afb7; rect -290 -72 40 70 6 : c-3; rect 250 -72 40 70 6 : c-3
# router small black,white 320
*4 180 0 rect -284 -480 26 320 12 : tube(c); path M-330 -110 L-290 -180 L290 -180 L330 -110 Q336 -20 300 -6 L-300 -6 Q-336 -20 -330 -110z : front(c)
path M-318 -108 L-284 -168 L284 -168 L318 -108z : c+2; *6 44 0 circle -110 -64 8 : #58e08a; rect -280 -46 80 8 4 : c-4
line 6 M-40 -300 Q0 -340 40 -300 M-70 -330 Q0 -396 70 -330 M-100 -360 Q0 -450 100 -360 : #6fb7ff /0.7
# keyboard small black,white 390
path M-380 -190 L180 -190 L220 -10 L-400 -10z : down(c+2,c,c-3); *10 52 0 rect -356 -178 42 32 6 : c+3; *10 54 0 rect -364 -138 44 34 6 : c+3
*10 56 0 rect -374 -98 46 34 6 : c+3; rect -380 -56 60 32 6 : c+3; rect -312 -56 340 32 6 : c+3; *3 56 0 rect 40 -56 48 32 6 : c+3
path M250 -40 Q240 -190 310 -190 Q380 -190 370 -40 Q364 -4 310 -4 Q256 -4 250 -40z : ball(c); line 3 M310 -186 L310 -110 : c-5
rect 302 -170 16 36 8 : #5ad1ff; line 8 M310 -190 Q300 -300 200 -300 : c-2
# tv home black,silver 380
rect -360 -130 720 120 10 : front(wood); rect -340 -112 330 84 6 : wood-2; rect 10 -112 330 84 6 : wood-2; <> rect 150 -78 40 10 5 : gold
<> rect 300 -14 30 14 2 : ink; rect -400 -600 800 440 12 : c; rect -390 -590 780 412 6 : soot
rect -382 -582 764 392 2 : ${SCREEN}; circle {-250..280} -{380..500} {30..90} : {#ffe9b8|#ffffff|#f2a05a} /0.9
path M-382 -{300..360} L-220 -{400..480} L-90 -{300..380} L60 -{380..440} L240 -330 L382 -{350..430} L382 -190 L-382 -190z : {#33306a|#1e3a2a|#5a2f2a|#203a5a} /0.75
path M-382 -250 Q-150 -310 60 -250 T382 -260 L382 -190 L-382 -190z : #1e2248; path M-382 -582 L-140 -582 L-382 -260z : white /0.1
<> path M160 -160 L220 -160 L250 -130 L190 -130z : ink
# projector small white,black 310
rect -290 -250 580 220 34 : front(c); circle -160 -140 96 : c-3; circle -160 -140 80 : soot; circle -160 -140 66 : glow(#d8e8ff,#6b8fd6,#1b2746)
circle -184 -164 16 : white /0.8; *6 30 0 rect 60 -190 14 100 6 : c-4 /0.6; rect -40 -240 160 14 7 : c-2; circle 250 -60 8 : #58e08a
<> rect 190 -34 50 34 6 : ink
# cctv hang white,black 0
rect -330 -560 60 180 10 : tube(lead); line 34 M-290 -470 L-190 -470 L-120 -420 : steel
path M-180 -520 L200 -440 Q226 -434 222 -410 L196 -290 Q190 -266 166 -272 L-210 -350z : down(c+3,c,c-3)
path M-200 -540 L240 -446 L250 -484 L-190 -576z : c-2; path M222 -420 L300 -404 L272 -276 L192 -290z : soot
oval 244 -346 36 56 : glow(#7fa0d6,#1d2740,#0e121c); circle 234 -366 9 : white /0.8; *3 14 34 circle 262 -384 4 : #ff6a6a
rect 30 -260 240 150 16 : front(ink); *6 32 0 circle 70 -150 7 : #58e08a; rect 60 -230 180 50 4 : screen
# headphones small black,white,red,blue 230
path M-220 -210 Q-230 -520 0 -524 Q230 -520 220 -210 L184 -210 Q190 -470 0 -476 Q-190 -470 -184 -210z : down(c+2,c,c-3)
path M-150 -440 Q0 -540 150 -440 Q0 -500 -150 -440z : c+4 /0.7; <> rect 140 -310 100 280 46 : tube(c); <> rect 112 -290 66 240 30 : c-5
<> rect 122 -276 40 212 20 : ink; <> circle 200 -170 30 : c+2; <> ring 200 -170 30 5 : c-3
# earbuds small white,black 220
rect -190 -230 380 226 90 : front(c); path M-176 -236 Q-160 -420 0 -424 Q160 -420 176 -236z : down(c+2,c-1); rect -170 -250 340 40 20 : c-4
circle 0 -110 9 : #58e08a; <> path M50 -250 Q40 -350 100 -356 Q156 -350 146 -290 Q140 -268 118 -262 L114 -220 L84 -220 L84 -256z : ball(white)
<> oval 112 -324 18 24 : ink /0.8
# speaker small black,red 250
rect -230 -560 220 556 24 : along(c+2,c,c-3); rect 20 -420 220 416 24 : along(c+2,c,c-3); circle -120 -170 86 : soot
circle -120 -170 72 : ball(#3e434c); circle -120 -170 26 : ball(lead); circle -120 -380 64 : soot; circle -120 -380 52 : ball(#3e434c)
circle -120 -380 18 : ball(lead); circle -120 -500 30 : ball(steel); circle 130 -150 80 : soot; circle 130 -150 66 : ball(#3e434c)
circle 130 -150 22 : ball(lead); circle 130 -320 48 : ball(#3e434c); *2 250 0 ring -120 -170 86 5 : lead
# microphone small black,gold 190
circle 0 -430 110 : ball(steel); *7 0 0 ring 0 -430 100 2 : lead
line 3 M-96 -470 L96 -470 M-108 -430 L108 -430 M-96 -390 L96 -390 M-40 -530 L-40 -330 M0 -538 L0 -322 M40 -530 L40 -330 : lead /0.7
path M-84 -350 L84 -350 L60 -70 L-60 -70z : tube(c); rect -92 -366 184 30 10 : tube(gold); rect -16 -260 32 60 14 : lamp
path M-44 -70 L44 -70 L50 -30 L-50 -30z : tube(lead); oval 0 -20 180 24 : ink; oval 0 -28 180 22 : lead-3
# camera small black,silver 300
path M-110 -390 L-80 -450 L80 -450 L110 -390z : front(c); rect -290 -400 580 340 40 : front(c); rect -290 -310 580 190 0 : ink
*2 0 0 rect -290 -310 90 190 0 : #3a3d44; rect -250 -430 80 34 8 : tube(lead); circle 220 -414 30 : tube(lead)
circle 20 -210 156 : along(#4a4e57,#22252b); circle 20 -210 132 : #14161b; circle 20 -210 104 : glow(#89a4d8,#39508a,#161c30)
circle 20 -210 52 : glow(#c3b2e8,#4b3f80,#151527); circle -16 -254 20 : white /0.75; circle 62 -166 9 : white /0.5; rect 210 -350 50 30 6 : screen
rect -60 -376 120 10 5 : white /0.8; rect -270 -60 540 56 20 : front(c)
# lens small black,white 180
rect -120 -60 240 56 10 : tube(lead); rect -160 -420 320 364 20 : tube(c); *13 25 0 rect -154 -220 12 110 4 : c-5 /0.6; rect -160 -270 320 10 0 : red
rect -176 -470 352 60 14 : tube(ink); oval 0 -470 176 52 : ink; oval 0 -470 150 42 : glow(#a9c1ee,#43559c,#171c30); oval -40 -484 40 12 : white /0.6
rect -60 -330 120 14 6 : white /0.7
# drone small white 240
<> line 26 M60 -260 L280 -330 M70 -220 L300 -210 : c-1; <> rect 262 -380 36 70 8 : tube(lead); <> rect 284 -250 34 56 8 : tube(lead)
<> oval 280 -384 140 12 : lead /0.5; <> oval 300 -254 120 10 : lead /0.4; rect -120 -310 240 120 50 : front(c); rect -90 -296 180 30 15 : c+4
rect -54 -200 108 90 26 : front(lead); circle 0 -150 36 : soot; circle 0 -150 26 : glow(#89a4d8,#39508a,#161c30)
<> line 12 M80 -200 L120 -60 L170 -60 : c-3; <> circle 94 -250 7 : #58e08a
# tripod home black 210
line 18 M0 -330 L-200 0 M0 -330 L200 0 M0 -330 L20 -6 : ink; rect -14 -440 28 150 6 : tube(lead); ring 0 -520 110 26 : #fdf6e0
ring 0 -520 124 4 : steel; ring 0 -520 110 70 : #fff4cf /0.25; rect -34 -580 68 124 12 : soot; rect -28 -572 56 108 8 : sky
# gamepad small white,black 300
path M-190 -330 Q-120 -350 -80 -330 L80 -330 Q120 -350 190 -330 Q260 -310 300 -130 Q320 -10 260 -6 Q220 -6 170 -90 Q150 -116 110 -118 L-110 -118 Q-150 -116 -170 -90 Q-220 -6 -260 -6 Q-320 -10 -300 -130 Q-260 -310 -190 -330z : down(c+3,c,c-2)
path M-70 -326 L70 -326 L56 -220 L-56 -220z : c-4; *2 176 0 circle -88 -160 46 : ink; *2 176 0 circle -88 -170 34 : ball(lead)
rect -206 -256 76 24 6 : ink; rect -180 -282 24 76 6 : ink; circle 168 -288 16 : #58b98a; circle 168 -212 16 : #5a8fe0; circle 130 -250 16 : #e06a9f
circle 206 -250 16 : #e05a5a; circle 0 -150 16 : c-3
# console home white,black 300
path M-230 -560 Q-190 -600 -150 -560 L-130 -20 Q-170 0 -200 -10z : along(c+2,c,c-2)
path M-20 -570 Q20 -600 50 -560 L60 -10 Q20 0 -16 -16z : along(c+2,c,c-2); path M-164 -550 L-14 -560 L-10 -20 L-136 -24z : along(soot,#2b2f38,soot)
line 4 M-150 -540 L-126 -30 M-20 -540 L-16 -30 : #5aa9ff; rect -110 -330 70 8 4 : lead; rect -240 -14 320 14 7 : ink; use gamepad 230 0 0.42
# macbook flat silver,grey,gold,black 390
rect -290 -430 580 376 18 : c-1; rect -284 -424 568 364 14 : soot; rect -272 -412 544 340 6 : ${SCREEN}; circle {-150..150} -{200..300} {80..150} : {#f4a259|#6bd0c8|#e06a9f} /0.5; rect -30 -412 60 12 4 : soot; rect -200 -96 400 18 9 : white /0.5; path M-330 -50 L330 -50 L380 -14 Q382 -2 360 -2 L-360 -2 Q-382 -2 -380 -14z : down(c+4,c,c-2); path M-290 -44 L290 -44 L312 -26 L-312 -26z : ink /0.8
--
rect -320 -500 640 420 26 : along(c+2,c,c-1); path M-30 -300 q-30 30 -4 70 q20 30 40 10 q20 16 40 -14 q20 -40 0 -66 q-20 -20 -40 0 q-20 -16 -36 0z : c+4; path M6 -320 q4 -30 30 -36 q0 30 -30 36z : c+4
--
rect -330 -590 660 300 14 : c-1; rect -318 -580 636 284 8 : ${SCREEN}; rect -330 -286 660 284 16 : down(c+2,c); rect -300 -276 600 150 8 : ink; *14 42 0 rect -294 -270 36 30 5 : lead-4; *14 42 0 rect -294 -234 36 30 5 : lead-4; *14 42 0 rect -294 -198 36 30 5 : lead-4; rect -150 -162 300 30 5 : lead-4; rect -130 -116 260 106 8 : c-1
# gamingLaptop small black,grey,blue 390
path M-300 -440 L300 -440 L290 -60 L-290 -60z : c-3; rect -276 -424 552 348 4 : ${SCREEN}; path M-276 -200 L-100 -{280..360} L40 -220 L276 -{260..340} L276 -76 L-276 -76z : ink /0.6; ring {-150..150} -260 70 8 : {#ff3b5a|#5ad1ff|#8be05a}; path M-350 -56 L350 -56 L396 -10 L-396 -10z : down(c+1,c-3); path M-300 -50 L300 -50 L324 -26 L-324 -26z : soot; *16 38 0 rect -292 -46 28 7 2 : {#ff3b5a|#5ad1ff|#8be05a|#c05aff}; *16 38 0 rect -296 -36 28 7 2 : {#ff8b3b|#5a7aff|#e0d05a}; rect -396 -12 792 10 4 : {red|#5ad1ff|#8be05a}
--
path M-320 -520 L320 -520 L350 -100 L-350 -100z : down(c+1,c-3); path M-320 -520 L-100 -520 L60 -100 L-350 -100z : white /0.07; path M-40 -380 L40 -380 L80 -300 L0 -200 L-80 -300z : {#ff3b5a|#5ad1ff|#8be05a}; path M-20 -340 L20 -340 L40 -300 L0 -250 L-40 -300z : c-4; path M-350 -100 L350 -100 L330 -60 L-330 -60z : ink; *8 30 0 rect 90 -92 18 16 3 : lead-3; *8 30 0 rect -310 -92 18 16 3 : lead-3
# gamingPc home black,white 250
box -230 -560 400 556 220 14 : c-1; rect -210 -540 360 516 6 : #171b26; *3 0 160 circle 60 -450 66 : #0f131b; *3 0 160 ring 60 -450 58 10 : {#ff5ab0|#5ad1ff|#8be05a|#ff9a3b}; *3 0 160 ~7 60 -450 path M0 0 Q20 -30 0 -50 L-16 -44z : lead /0.7; rect -190 -330 190 70 6 : lead-3; *2 90 0 circle -150 -296 26 : ink; rect -190 -500 150 120 4 : #23402f; rect -150 -480 60 60 6 : steel; *4 18 0 rect -70 -500 10 110 2 : {#ff5ab0|#5ad1ff|#8b6bff}; path M-210 -540 L-60 -540 L-210 -100z : white /0.08
# systemUnit home black,grey,white 180
box -170 -540 320 536 240 8 : c; *2 0 70 rect -140 -510 260 50 4 : c-2; rect -140 -360 260 90 4 : c-1; *6 0 16 rect -120 -350 220 6 3 : c-4; circle -10 -200 30 : c-3; ring -10 -200 22 5 : {#5ad1ff|#8be05a|orange}; *2 50 0 rect -50 -140 34 14 3 : ink; <> rect 130 -12 20 12 2 : ink
# aio home white,black,silver 300
rect -360 -540 720 440 12 : c-1; rect -350 -530 700 380 6 : ${SCREEN}; path M-350 -300 Q-120 -{360..440} 60 -300 T350 -340 L350 -150 L-350 -150z : ink /0.4; rect -350 -150 700 46 4 : c; circle 0 -126 10 : c-3; path M-70 -100 L70 -100 L90 -20 L-90 -20z : along(c+2,c-2); rect -180 -24 360 22 11 : c-1; rect -300 -10 400 26 8 : {white|ink}; oval 200 4 44 20 : {white|ink}
# ultrawide home black,white 260
path M-420 -520 Q0 -470 420 -520 L420 -170 Q0 -220 -420 -170z : c; path M-408 -506 Q0 -458 408 -506 L408 -184 Q0 -232 -408 -184z : ${SCREEN}; path M-408 -300 Q-200 -{330..420} 0 -320 T408 -330 L408 -184 Q0 -232 -408 -184z : ink /0.5; rect -26 -204 52 180 4 : tube(c); path M-200 -8 L-20 -40 L20 -40 L200 -8 L180 0 L0 -22 L-180 0z : c-1
# memory flat green,black,blue,red 0
@ 0 {-90..-60} -8 rect -380 -300 760 150 8 : c; *2 0 190 rect -380 -460 760 150 8 : front({c|ink}); *8 92 0 rect -364 -440 70 90 4 : ink; *8 92 0 rect -364 -250 70 90 4 : ink; *2 0 190 rect -370 -330 740 22 2 : gold; *37 20 0 rect -366 -330 6 22 0 : gold-3; *37 20 0 rect -366 -140 6 22 0 : gold-3; rect -200 -420 180 50 4 : white /0.85
# ssd flat black,green,blue 0
rect -380 -380 760 220 10 : c; rect -340 -350 420 160 6 : {white|cream}; rect -320 -330 200 30 4 : {red|blue|orange}; *3 0 30 rect -320 -290 {240..360} 12 4 : ink /0.5; rect 130 -350 130 160 6 : ink; rect 290 -350 60 160 4 : ink; rect -400 -366 26 190 2 : gold; *8 0 22 rect -400 -356 26 8 0 : c-4; circle 372 -270 22 : steel
# cpuBox small blue,black 280
box -260 -{440..480} 400 440 300 6 : c; rect -220 -400 320 180 4 : c+2; path M-220 -300 L100 -400 L100 -330 L-220 -230z : white /0.3; circle -60 -310 60 : white /0.9; *2 0 40 rect -200 -180 {180..240} 20 4 : white /0.7; box 190 -60 150 20 150 4 : steel; rect 200 -56 130 12 2 : gold
# inkTank small black,white,grey 330
box -300 -280 560 260 160 20 : c; path M-270 -280 L230 -280 L260 -320 L-230 -320z : c-2; path M-210 -320 L-180 -480 L180 -480 L220 -320z : white; *4 0 26 rect -150 -{440..444} {200..300} 10 4 : {#3a73bd|#c0564a|#5e8a5a} /0.7; *4 44 0 rect 70 -250 34 110 6 : soot; rect 70 -200 34 60 4 : #1a1a1e; rect 114 -210 34 70 4 : #2aa9d8; rect 158 -190 34 50 4 : #d83a8a; rect 202 -216 34 76 4 : #e8c93a; rect -250 -240 200 60 8 : ink; rect -230 -226 80 32 4 : #6fb5e0; rect -240 -120 260 80 6 : c-3; path M-220 -60 L10 -60 L60 0 L-260 0z : white
# laserPrinter small grey,white,black 300
box -280 -360 520 330 200 30 : c; rect -240 -330 440 50 10 : c-2; path M-200 -360 L-170 -500 L150 -500 L180 -360z : white; *3 0 30 rect -120 -{450..454} 220 10 4 : ink /0.4; rect -250 -180 460 20 6 : ink; path M-210 -170 L170 -170 L210 -60 L-250 -60z : white; *4 0 22 rect -160 -140 {200..280} 8 4 : ink /0.4; circle 180 -250 16 : #59d08a; rect -250 -250 60 20 6 : {orange|sky}
# switch24 small black,grey,blue 380
box -380 -200 720 150 160 8 : c; rect -360 -180 100 30 4 : white /0.8; *12 42 0 rect -240 -180 32 32 3 : soot; *12 42 0 rect -240 -130 32 32 3 : soot; *12 42 0 rect -232 -186 8 5 0 : {#59d08a|orange}; *12 42 0 rect -232 -94 8 5 0 : #59d08a; circle -330 -110 10 : #59d08a; *{2..6} 84 0 line 10 M-224 -110 Q-240 0 -{280..200} 60 : {#3a73bd|#e8b43a|white}
# rgbKeyboard flat black,white 0
rect -390 -420 780 270 18 : c; *15 49 0 rect -370 -404 42 40 7 : {#ff5ab0|#5ad1ff|#8b6bff} /0.9; *15 49 0 rect -370 -356 42 40 7 : {#5ad1ff|#8be05a|#ff9a3b} /0.9; *15 49 0 rect -370 -308 42 40 7 : {#8be05a|#e0d05a|#ff5ab0} /0.9; *15 49 0 rect -370 -260 42 40 7 : {#8b6bff|#ff3b5a|#5ad1ff} /0.9; *15 49 0 rect -364 -398 30 28 5 : soot; *15 49 0 rect -364 -350 30 28 5 : soot; *15 49 0 rect -364 -302 30 28 5 : soot; *15 49 0 rect -364 -254 30 28 5 : soot; rect -180 -212 300 40 7 : soot; line 12 M0 -420 Q{-200..200} -520 120 -600 : ink
# mouse flat black,white,grey,pink 0
path M-150 -120 Q-170 -460 0 -480 Q170 -460 150 -120 Q140 10 0 10 Q-140 10 -150 -120z : ball(c); line 5 M0 -478 L0 -250 M-152 -250 Q0 -210 152 -250 : c-4 /0.7; rect -18 -420 36 90 18 : ink; rect -12 -410 24 70 12 : {#5ad1ff|#8be05a|lead|#ff5ab0}; path M-40 -130 h80 l-20 40 h-40z : {#5ad1ff|lead|c-3}; rect -158 -300 16 90 8 : c-4; line 12 M0 -480 Q40 -580 -{60..160} -640 : ink
# miniProjector small white,black,grey 240
box -200 -300 340 260 200 40 : c; circle -90 -170 90 : c-3; circle -90 -170 70 : glow(#e8f2ff,#6b8fd6,#10182a); circle -116 -196 18 : white /0.7; *5 0 26 rect 40 -240 80 8 4 : c-4; path M-90 -240 L-600 -560 L-600 100 L-90 -100z : #fff3c8 /0.18; <> rect 100 -40 50 40 8 : ink
# tvBox small black,grey,white 280
box -300 -110 320 90 260 24 : c; circle -260 -66 8 : #59d08a; rect -190 -80 100 20 6 : c+3; @ 130 0 {10..26} rect 0 -420 90 400 36 : tube({ink|white}); @ 130 0 20 ring 45 -350 26 10 : lead; @ 130 0 20 circle 45 -390 8 : red; *1 0 0 @ 130 0 20 rect 24 -280 18 18 6 : lead; @ 130 0 20 rect 50 -280 18 18 6 : lead; @ 130 0 20 rect 24 -240 18 18 6 : lead; @ 130 0 20 rect 50 -240 18 18 6 : lead; @ 130 0 20 rect 24 -190 44 20 10 : {red|#3a73bd}
# antenna street white,grey 0
rect -10 -420 20 430 4 : lead; line 10 M-300 -520 L260 -440 : steel; *9 62 9 line 7 M-280 -590 L-290 -450 : steel; line 8 M-10 -420 L-120 -500 : lead; rect 40 -520 90 60 8 : ink; <> line 8 M0 -200 L90 10 : lead; oval -170 -210 150 130 : down(white,#c9d0d6); oval -160 -206 120 104 : c-1; line 7 M-170 -210 L-290 -150 : lead; circle -294 -148 20 : ink; path M-500 10 L500 10 L440 -30 L-440 -30z : {#8a5a44|#7d838c}
# wifiCam small white,black 200
oval 0 -14 130 26 : c-1; path M-60 -24 L-40 -160 L40 -160 L60 -24z : tube(c); circle 0 -310 170 : ball(c); circle -{10..40} -320 110 : soot; circle -26 -320 62 : glow(#5f7fa8,#1b2a40,#080c14); circle -46 -344 16 : white /0.8; ~8 -26 -320 circle 0 -86 8 : #5a2f3a; circle -26 -230 7 : {#59d08a|red|#5ad1ff}; <> line 10 M90 -460 L{110..140} -600 : c-1
# cctvSet small white,black 380
box -240 -110 480 100 200 8 : ink; *8 30 0 circle 40 -60 7 : {#59d08a|#5ad1ff}; rect -220 -86 120 40 4 : lead-2; *4 180 0 rect -340 -330 130 80 30 : tube(c); *4 180 0 circle -330 -290 40 : soot; *4 180 0 circle -330 -290 24 : glow(#5f7fa8,#10182a); *4 180 0 line 14 M-250 -260 L-230 -190 : c-2; *4 180 0 oval -226 -186 40 12 : c-1; *4 180 0 line 5 M-210 -280 Q-140 -220 -130 -110 : {white|ink}
# jbl small red,blue,black,green,pink 330
rect -330 -280 660 250 120 : tube(c); *22 28 0 line 3 M-290 -270 L-290 -40 : c-4 /0.35; *7 0 30 line 3 M-310 -250 L310 -250 : c-4 /0.3; <> oval 322 -156 30 122 : ink; <> oval 326 -156 16 70 : lead-2; rect -110 -190 220 74 8 : {orange|white|ink}; rect -90 -170 180 34 4 : white; *3 60 0 circle -60 -262 12 : c+4; line 10 M310 -240 q80 20 60 140 : ink
# alisa small violet,black,white,red 220
path M-220 -80 Q-230 -250 -200 -270 L200 -270 Q230 -250 220 -80 Q180 0 0 0 Q-180 0 -220 -80z : along(c-1,c+1,c,c-3); *16 0 14 line 3 M-218 -230 L218 -230 : c-4 /0.3; oval 0 -270 202 44 : c-3; oval 0 -272 150 28 : ink; ring 0 -272 0 0 : c; oval 0 -274 {60..110} 16 : {#a06bff|#5ad1ff|#ff5ab0} /0.9
# musicCentre home black,silver 390
box -160 -300 320 290 140 6 : c; rect -140 -280 280 70 6 : #15202c; rect -120 -266 170 40 4 : #5fd0e8 /0.8; circle 90 -120 56 : tube(steel); *4 44 0 circle -110 -170 14 : lead; rect -130 -110 150 20 4 : soot; <> rect 190 -480 210 470 10 : c-1; <> circle 295 -150 86 : soot; <> circle 295 -150 60 : {lead-3|#c9862f|#3d5f8a}; <> circle 295 -330 70 : soot; <> circle 295 -330 44 : {lead-3|#c9862f|#3d5f8a}; <> circle 295 -436 24 : lead-3
# amplifier small black,silver 380
box -370 -230 700 210 220 4 : c; circle 220 -120 64 : tube(steel); line 6 M220 -120 L{180..250} -176 : ink; *4 70 0 circle -300 -90 22 : tube(steel); rect -330 -190 330 60 4 : #1a2a30; *12 24 0 rect -316 -{150..180} 14 {16..40} 0 : {#5fe0a0|#5fd0e8|#f0bf42}; *3 60 0 rect -10 -80 40 22 4 : lead; <> rect 280 -20 60 20 4 : ink
# karaokeSet small black,gold,pink,blue 330
box -300 -130 420 110 180 10 : ink; rect -270 -100 120 50 4 : #5fd0e8; *2 80 0 circle 0 -76 22 : tube(steel); <> line 8 M-160 -160 L-220 -400 : lead; @ 150 -10 18 rect -26 -330 52 330 20 : tube(c); @ 150 -10 18 circle 0 -390 66 : ball(steel); @ 150 -10 18 rect -40 -350 80 24 10 : ink; @ 300 0 -8 rect -26 -340 52 330 20 : tube(c-1); @ 300 0 -8 circle 0 -400 66 : ball(steel); @ 300 0 -8 rect -40 -360 80 24 10 : ink
# lavalier flat black,white 0
rect -330 -420 280 320 50 : c; rect -300 -390 220 260 36 : c-3; *2 110 0 rect -280 -350 80 180 20 : c+1; *2 110 0 circle -240 -320 14 : lead; *2 110 0 circle -240 -190 9 : {#59d08a|#5ad1ff|red}; rect 60 -380 120 240 30 : front(c); circle 120 -410 56 : ball(#3a3d44); circle 120 -200 10 : #59d08a; rect 240 -330 70 130 14 : c; rect 256 -200 38 40 4 : steel; rect 84 -350 26 100 6 : steel
# gopro small black,white,blue 230
box -200 -360 340 310 120 30 : c; circle 50 -240 96 : c-3; circle 50 -240 70 : glow(#6f9fd0,#1b2f4c,#0a1220); circle 26 -266 16 : white /0.8; rect -170 -320 120 120 10 : #20262e; rect -150 -300 80 30 4 : white /0.85; rect -150 -256 60 14 4 : #59d08a; rect -170 -120 130 40 6 : c-3; rect -60 -390 90 30 10 : {red|lead}; <> rect 10 -50 18 50 6 : ink; rect -60 -10 120 20 8 : ink
# instax small pink,sky,white,green,violet 280
rect -270 -430 480 400 110 : ball(c); circle -60 -210 140 : c+3; circle -60 -210 104 : c-1; circle -60 -210 62 : glow(#5f7fa8,#10182a); circle -84 -236 14 : white; rect 60 -390 110 60 20 : lamp; circle 150 -220 26 : c-2; rect -230 -390 70 50 14 : ink; @ 200 0 12 rect 0 -260 170 230 4 : white; @ 200 0 12 rect 14 -246 142 160 2 : ${SCREEN}; @ 200 0 12 circle 90 -130 {20..40} : #ffe2ad /0.8
# kidsDrone small red,green,blue,orange 340
oval 0 -150 120 60 : ball(c); <> line 16 M80 -170 L230 -230 M80 -130 L230 -100 : ink; <> ring 260 -250 86 10 : {c|ink}; <> oval 260 -250 70 12 : lead /0.7; <> ring 260 -90 86 10 : {c|ink}; <> oval 260 -90 70 12 : lead /0.7; circle 0 -100 26 : ink; circle 0 -100 14 : glow(#6f9fd0,#10182a); <> circle 40 -170 10 : lamp; path M-50 -200 Q0 -240 50 -200z : white /0.5; rect -120 -40 240 46 22 : ink; <> circle 60 -20 16 : lead
# softbox home black 260
<> line 12 M0 -250 L170 0 : ink; line 14 M0 -250 L0 0 M0 -420 L0 -240 : lead; path M-260 -640 L260 -640 L200 -360 L-200 -360z : ink; path M-240 -620 L240 -620 L186 -376 L-186 -376z : down(white,#f4efe0); circle 0 -500 330 : glow(#fff6dc66,#fff6dc00); line 3 M0 -620 L0 -376 M-216 -500 L216 -500 : lead /0.3
# ps4 small black,white 350
path M-340 -130 L300 -130 L340 -40 L-320 -40z : down(c+1,c-2); path M-340 -130 L-300 -190 L330 -190 L300 -130z : c+2; line 4 M-338 -100 L310 -100 : ink; rect -300 -92 60 8 2 : #5aa9ff; path M-100 -186 L260 -186 L236 -136 L-110 -136z : c-3 /0.5; use gamepad 130 40 0.5
# ps3 small black,silver 350
path M-340 -60 Q-340 -190 -260 -220 L260 -240 Q340 -200 340 -60 L320 -20 L-320 -20z : down(c+2,c,c-3); path M-320 -110 Q0 -150 330 -120 L330 -104 Q0 -134 -322 -94z : steel; rect -290 -90 200 10 4 : soot; *4 40 0 rect 150 -70 28 14 3 : soot; circle 290 -86 9 : #59d08a; use gamepad 60 40 0.46
# xboxS small white,black 330
box -170 -{470..500} 250 480 200 10 : {white|c}; circle -40 -320 90 : soot; ~12 -40 -320 circle 0 -60 7 : lead-3; ~8 -40 -320 circle 0 -32 7 : lead-3; circle -150 -40 12 : lead; rect -110 -44 90 8 3 : soot; use gamepad 200 0 0.56 : white
# switch flat red,blue,white 0
rect -250 -460 500 300 8 : soot; rect -226 -440 452 260 4 : ${SCREEN}; circle {-100..100} -{260..340} {40..80} : {yellow|red|white} /0.7; path M-226 -240 Q-60 -{300..340} 226 -230 L226 -180 L-226 -180z : #3f8a4a /0.8; path M-250 -460 L-310 -460 Q-380 -456 -380 -380 L-380 -240 Q-380 -164 -310 -160 L-250 -160z : c; path M250 -460 L310 -460 Q380 -456 380 -380 L380 -240 Q380 -164 310 -160 L250 -160z : {#2aa9d8|red|white}; circle -316 -390 30 : ink; circle 316 -270 30 : ink; ~4 -316 -290 circle 0 -26 12 : ink; ~4 316 -390 circle 0 -26 12 : ink
# gameDisc flat blue,red,green,black 0
box -300 -560 360 500 30 8 : {#2f66b8|c}; rect -280 -500 330 430 4 : ${SCREEN}; rect -280 -540 330 36 3 : white; path M-280 -{140..220} L-160 -{280..400} L-60 -240 L50 -{300..380} L50 -70 L-280 -70z : soot /0.75; circle {-200..0} -{360..440} {30..50} : {#ffd9a0|#e05a5a|white} /0.8; rect -260 -130 {180..260} 40 4 : white /0.9; circle 190 -210 180 : glow(#f4f6f8,#cfd6e0,#aab4c4); circle 190 -210 120 : {#5a8fe0|#e06a6a|#59b07a} /0.3; circle 190 -210 50 : #e8ebee; circle 190 -210 24 : lead
# raceWheel small black 340
use steering -90 -30 0.86 : c; rect -130 -60 90 60 10 : ink; box 190 -40 190 36 140 6 : lead-3; *3 62 0 path M206 -60 L216 -200 H250 L254 -60z : steel; *3 62 0 rect 206 -210 50 60 8 : {steel+2|ink|red}; line 10 M-60 -20 Q60 20 190 -10 : ink
`;
