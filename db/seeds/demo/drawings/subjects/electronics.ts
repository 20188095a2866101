/** Things of electronics; the format is told in subject.ts, that of the shapes in art.ts. */
export const electronics = `
# smartphone small black,white,blue,gold,violet 260
rect -250 -520 250 516 40 : along(c+3,c,c-3); rect -240 -510 230 496 34 : along(c+4,c+1,c-1); rect -226 -494 110 130 30 : c-2
*2 0 62 circle -194 -460 25 : ink; *2 0 62 circle -194 -460 14 : glow(#5a6f8f,#1b2230); circle -146 -430 12 : lamp
path M-60 -508 L-16 -508 L-150 -20 L-210 -20z : white /0.14; rect 10 -500 244 496 40 : c-4; rect 14 -500 244 496 40 : along(c-2,c-3,c-5)
rect 24 -490 224 476 32 : down(#3f6fd1,#8d6bd6,#f0a184); circle 190 -400 60 : #ffd9a0 /0.7
path M24 -180 Q90 -260 160 -200 T248 -230 L248 -46 Q248 -14 216 -14 L56 -14 Q24 -14 24 -46z : #2b2f63 /0.6; rect 102 -480 68 18 9 : soot
*4 52 0 rect 38 -70 38 38 10 : white /0.85; rect 60 -430 110 22 8 : white /0.9; rect 60 -398 70 12 6 : white /0.6
# keypad small black,blue 170
path M-140 0 Q-160 0 -160 -40 L-150 -500 Q-150 -550 -90 -550 L90 -550 Q150 -550 150 -500 L160 -40 Q160 0 140 0z : tube(c)
rect -122 -516 244 220 18 : c-4; rect -108 -502 216 192 8 : down(#bfe0c8,#8fbf9f); *3 0 40 rect -90 -480 130 18 4 : #2f4a3a /0.8
rect -50 -276 100 56 24 : c+3; rect -26 -264 52 32 14 : c-2; <> rect 66 -272 56 40 14 : c+2; *3 84 0 rect -122 -204 76 38 14 : c+4
*3 84 0 rect -122 -156 76 38 14 : c+4; *3 84 0 rect -122 -108 76 38 14 : c+4; *3 84 0 rect -122 -60 76 38 14 : c+4
*4 0 48 rect -14 -192 26 10 4 : c-4; rect -40 -536 80 8 4 : c-5
# smartWatch small black,pink 190
path M-84 -470 Q-96 -590 -60 -596 L60 -596 Q96 -590 84 -470z : tube(c); path M-84 -150 Q-100 -10 -56 0 L56 0 Q100 -10 84 -150z : tube(c)
*4 0 28 circle 0 -116 7 : c-4; rect -140 -480 280 340 80 : along(#e6e8eb,#aab0b7,#70767f); rect 136 -360 22 70 10 : tube(lead)
rect -122 -462 244 304 66 : soot; ring 0 -330 84 16 : #ff5b6b; ring 0 -330 62 14 : #8be05a; ring 0 -330 41 13 : #4fc9e8
rect -70 -224 140 26 10 : white; path M-60 -456 L20 -456 L-90 -180 L-114 -220z : white /0.1
# simCard small violet 300
path M-340 -330 Q-344 -356 -316 -360 L210 -430 Q236 -432 240 -408 L290 -110 Q292 -86 266 -80 L-262 -6 Q-288 -4 -292 -30z : down(c+3,c,c-2)
path M-340 -330 Q-344 -356 -316 -360 L210 -430 Q236 -432 240 -408 L250 -340 L-330 -264z : white /0.25
path M-40 -250 Q-42 -268 -24 -272 L140 -294 Q156 -296 160 -280 L182 -146 Q184 -130 168 -126 L20 -104 L-24 -144z : white
path M-10 -226 L124 -246 Q136 -246 138 -236 L152 -158 L20 -138 L2 -160z : down(#f3d680,#c9963c)
line 3 M62 -238 L76 -146 M-4 -190 L148 -206 M20 -170 L60 -176 : #8d6723; rect -250 -250 130 18 8 : white /0.9; rect -246 -210 90 14 7 : white /0.6
# phoneCase small pink,green 250
rect -240 -500 230 494 46 : along(c+3,c,c-2); rect -228 -488 206 470 38 : c+1; rect -212 -474 96 110 28 : c-5; *2 0 50 circle -182 -444 18 : soot
circle -140 -420 9 : lamp; oval -120 -200 52 60 : white /0.85; path M-150 -210 Q-120 -250 -90 -210 Q-90 -170 -120 -150 Q-150 -170 -150 -210z : c-1
rect 30 -470 210 464 40 : along(white,#dfeaf0,#c3d5df); rect 40 -460 190 444 34 : #eef7fb /0.8
path M60 -440 L150 -440 L60 -180z M200 -300 L214 -300 L110 -40 L70 -40z : white /0.9; rect 106 -452 60 14 7 : soot /0.7
# charger small white,black 250
rect -210 -280 190 276 36 : tube(c); rect -180 -330 22 54 4 : tube(steel); rect -76 -330 22 54 4 : tube(steel); rect -140 -110 50 20 8 : c-5
rect -170 -236 110 16 8 : c-3 /0.5
line 18 M-20 -100 Q60 -100 60 -40 Q70 20 170 -10 Q320 -60 250 -190 Q180 -290 90 -220 Q40 -150 130 -130 Q240 -120 260 -240 : c-1
rect 226 -330 66 96 14 : tube(c); rect 240 -372 38 48 6 : tube(steel); rect -40 -116 50 34 8 : tube(c)
# powerBank small black,white 220
rect -190 -470 300 466 44 : along(c+3,c,c-3); rect -176 -456 272 438 36 : along(c+2,c+1,c-1); rect -84 -440 90 22 10 : c-5
*4 34 0 circle -90 -376 8 : #6fe08a; path M-50 -290 L-100 -190 L-58 -190 L-74 -110 L0 -218 L-44 -218 L-20 -290z : white /0.85
line 14 M-38 -444 Q-30 -560 90 -540 Q230 -510 200 -330 Q180 -190 230 -120 : lead; rect 200 -130 62 90 12 : tube(white)
rect 212 -44 38 34 6 : tube(steel)
# walkie small black,red 260
rect -200 -600 26 250 10 : tube(ink); rect -220 -380 170 376 26 : tube(ink); rect -196 -340 122 90 8 : down(#cfe9d0,#93bf98)
*3 0 22 rect -186 -220 102 10 5 : lead; *3 38 0 circle -174 -130 12 : lead; rect -110 -404 34 34 8 : ink
path M20 -20 Q20 -150 70 -170 L250 -170 Q300 -150 300 -20 Q300 0 280 0 L40 0 Q20 0 20 -20z : front(c)
path M0 -230 Q160 -290 320 -230 Q336 -200 316 -170 L250 -170 Q236 -200 160 -206 Q84 -200 70 -170 L4 -170 Q-16 -200 0 -230z : front(c)
*3 46 0 circle 114 -130 16 : c+5; *3 46 0 circle 114 -88 16 : c+5; *3 46 0 circle 114 -46 16 : c+5
# laptop small silver,black,grey 390
rect -290 -430 580 380 22 : c-2; rect -282 -422 564 366 16 : soot; rect -266 -406 532 334 6 : down(#2a63b8,#6a5cc9,#e48a9f)
path M-266 -180 Q-120 -290 20 -200 T266 -230 L266 -72 L-266 -72z : #1f2556 /0.6; circle 140 -320 44 : #ffe2ad /0.8
rect -100 -92 200 14 6 : white /0.5; rect -230 -380 120 74 8 : white /0.25
path M-330 -50 L330 -50 L390 -14 Q392 0 370 0 L-370 0 Q-392 0 -390 -14z : down(c+3,c,c-3); path M-300 -44 L300 -44 L326 -26 L-326 -26z : c-5 /0.7
path M-80 -22 L80 -22 L88 -8 L-88 -8z : c-2; path M-240 -420 L-60 -420 L-240 -140z : white /0.08
# desktop small black,white 370
rect 120 -480 230 476 14 : along(c+2,c,c-3); rect 140 -460 190 430 8 : #1a1f2a; *3 0 136 circle 236 -384 58 : #0f131b; ring 236 -384 50 8 : #ff5ab0
ring 236 -248 50 8 : #5ad1ff; ring 236 -112 50 8 : #8b6bff; *3 0 136 circle 236 -384 14 : lead; rect -370 -420 450 280 12 : soot
rect -360 -410 430 256 6 : down(#16365f,#2a7d8f,#74c2a4); path M-360 -230 L-220 -330 L-120 -250 L-20 -320 L70 -250 L70 -154 L-360 -154z : #0e2338 /0.6
path M-170 -140 L-120 -140 L-110 -50 L-180 -50z : lead; rect -230 -54 170 14 7 : #5a6069; path M-330 -24 L-10 -24 L10 0 L-350 0z : ink
*11 28 0 rect -322 -20 20 6 2 : lead; oval 70 -8 26 14 : ink
# tablet small silver,black 320
rect -320 -450 640 446 34 : along(c+3,c,c-3); rect -310 -440 620 426 28 : soot; rect -284 -414 568 374 10 : down(#f6c58f,#e27f7b,#6b5aa8)
circle -140 -300 60 : #fff0c9 /0.85; path M-284 -150 Q-150 -240 0 -170 T284 -200 L284 -40 L-284 -40z : #3a2f66 /0.6
*5 86 0 rect -206 -100 60 46 14 : white /0.85; circle 298 -227 6 : #3a3f4a; path M330 -440 L350 -434 L300 -10 L284 -14z : tube(white)
path M-300 -430 L-60 -430 L-300 -90z : white /0.1
# monitor small black,silver 220
rect -380 -530 760 430 16 : c; rect -370 -520 740 398 8 : soot; rect -362 -512 724 382 4 : down(#0d3b66,#2f7fb3,#a8d8e0)
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
rect -382 -582 764 392 2 : down(#f4a259,#e76f7a,#5b4b8a); circle 120 -430 70 : #ffe9b8 /0.9
path M-382 -330 L-220 -440 L-90 -350 L60 -420 L240 -330 L382 -400 L382 -190 L-382 -190z : #33306a /0.75
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
`;
