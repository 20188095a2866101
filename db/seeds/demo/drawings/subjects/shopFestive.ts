/** Things of shopFestive; the format is told in subject.ts, that of the shapes in art.ts. */
export const shopFestive = `
# diya small gold,orange 340
circle 0 -260 330 : glow(#ffd98aaa,#ffd98a44,#ffd98a00); use diyaOne -200 -130 0.62; use diyaOne 200 -130 0.62; use diyaOne 0 0 1
use diyaOne -330 0 0.6; use diyaOne 330 0 0.6
# diyaOne small gold 200
path M-80 0 L80 0 L56 -26 L-56 -26z : tube(c); path M-206 -120 Q-180 -20 -40 -20 L40 -20 Q180 -20 206 -120z : tube(c); oval 0 -122 206 46 : c+3
oval 0 -120 180 34 : down(#7a4310,#d99a2e); path M-60 -96 Q0 -70 60 -96 L40 -150 Q0 -132 -40 -150z : c+1; line 10 M0 -100 L0 -156 : cream
path M0 -146 Q-56 -206 0 -320 Q56 -206 0 -146z : down(#ff9a2e,#ffd24a); path M0 -150 Q-28 -196 0 -260 Q28 -196 0 -150z : #fff6cf
*7 44 0 circle -132 -62 7 : c-3 /0.8; line 4 M-186 -92 Q0 -50 186 -92 : c-3 /0.7
# rangoli small pink 380
oval 0 -170 420 190 : #7a4a2c; oval 0 -174 410 184 : #8d5a38; oval 0 -174 330 148 : #f2c230; oval 0 -174 306 136 : #8d5a38; oval 0 -174 270 120 : c
oval -190 -174 96 40 : #3fa667; oval 190 -174 96 40 : #3fa667; oval 0 -268 110 40 : #2f66b8; oval 0 -80 110 40 : #2f66b8
oval -134 -240 80 34 : #e5823b; oval 134 -240 80 34 : #e5823b; oval -134 -108 80 34 : #e5823b; oval 134 -108 80 34 : #e5823b
oval 0 -174 130 58 : white; oval 0 -174 104 46 : #c93b3f; oval 0 -174 60 26 : #f2c230; oval 0 -174 24 11 : white; use bowlOfColour -330 -286 0.4 : red
use bowlOfColour -170 -336 0.4 : green; use bowlOfColour 0 -352 0.4 : yellow; use bowlOfColour 170 -336 0.4 : blue
use bowlOfColour 330 -286 0.4 : violet
# bowlOfColour small red 220
path M-210 -150 Q-190 0 -80 0 L80 0 Q190 0 210 -150z : tube(steel); path M-196 -156 Q-120 -290 0 -300 Q120 -290 196 -156z : glow(c+2,c,c-1)
oval 0 -150 210 34 : c; path M-110 -220 Q-40 -280 30 -286 Q-50 -240 -80 -190z : white /0.2
# agarbatti small violet,orange 300
rect -310 -420 150 420 8 : along(c-1,c+2,c-2); rect -294 -400 118 120 6 : gold; ~8 -235 -340 path M0 -10 q-12 -16 0 -36 q12 20 0 36z : c-2
rect -294 -256 118 12 6 : cream; rect -280 -232 90 10 5 : cream; rect -294 -60 118 34 6 : gold
rect -140 -380 150 380 8 : along(green-1,green+2,green-2); rect -124 -360 118 110 6 : cream
~6 -65 -305 path M0 -8 q-14 -16 0 -38 q14 22 0 38z : #5f9350; rect -124 -226 118 12 6 : cream; rect -124 -60 118 34 6 : gold
path M70 0 Q60 -50 190 -54 Q320 -50 310 0z : tube(gold); oval 190 -52 120 20 : gold+2; line 7 M150 -56 L96 -380 : #5a3a22
line 7 M190 -56 L190 -410 : #5a3a22; line 7 M230 -56 L286 -380 : #5a3a22; circle 96 -384 8 : #ff7a2e; circle 190 -414 8 : #ff7a2e
circle 286 -384 8 : #ff7a2e
line 7 M96 -400 q-30 -40 0 -80 q30 -40 0 -80 M190 -430 q-30 -40 0 -80 q30 -40 0 -80 M286 -400 q-30 -40 0 -80 q30 -40 0 -70 : white /0.7
# stringLights place gold,blue,pink 0
rect 0 0 1280 960 0 : down(#232a4d,#35264a,#4a2c46); rect 470 380 340 460 12 : #2a1d38; rect 490 400 300 430 8 : down(#54406b,#7a4a5c)
rect 634 400 12 430 0 : #2a1d38; rect 490 600 300 12 0 : #2a1d38; rect 0 840 1280 120 0 : down(#3a2a3c,#221a2c)
*3 0 190 line 5 M-20 230 Q220 360 480 290 Q760 160 1000 190 Q1160 210 1300 250 : #1c3a2a
*3 0 190 circle 90 332 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00); *3 0 190 circle 230 360 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00)
*3 0 190 circle 370 358 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00); *3 0 190 circle 510 326 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00)
*3 0 190 circle 650 282 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00); *3 0 190 circle 790 244 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00)
*3 0 190 circle 930 230 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00); *3 0 190 circle 1070 242 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00)
*3 0 190 circle 1200 268 84 : glow(#ffe9a8bb,#ffd98a44,#ffd98a00)
*3 0 190 path M90 302 q-24 40 0 64 q24 -24 0 -64z M230 330 q-24 40 0 64 q24 -24 0 -64z M370 328 q-24 40 0 64 q24 -24 0 -64z M510 296 q-24 40 0 64 q24 -24 0 -64z M650 252 q-24 40 0 64 q24 -24 0 -64z M790 214 q-24 40 0 64 q24 -24 0 -64z M930 200 q-24 40 0 64 q24 -24 0 -64z M1070 212 q-24 40 0 64 q24 -24 0 -64z M1200 238 q-24 40 0 64 q24 -24 0 -64z : c+3
*3 0 190 path M90 320 q-12 22 0 36 q12 -14 0 -36z M230 348 q-12 22 0 36 q12 -14 0 -36z M370 346 q-12 22 0 36 q12 -14 0 -36z M510 314 q-12 22 0 36 q12 -14 0 -36z M650 270 q-12 22 0 36 q12 -14 0 -36z M790 232 q-12 22 0 36 q12 -14 0 -36z M930 218 q-12 22 0 36 q12 -14 0 -36z M1070 230 q-12 22 0 36 q12 -14 0 -36z M1200 256 q-12 22 0 36 q12 -14 0 -36z : #fffbe6
# pujaThali small gold,silver 400
oval 0 -96 400 124 : c-3; oval 0 -116 400 124 : c+2; oval 0 -116 368 106 : down(c-1,c+1); *24 30 0 circle -345 -112 4 : c-3 /0.0
use diyaOne -20 -110 0.5 : gold; use bowlOfColour -230 -110 0.36 : red; use bowlOfColour 196 -90 0.36 : yellow
path M160 -160 Q150 -270 236 -280 Q322 -270 312 -160z : tube(c); rect 226 -350 20 80 8 : tube(c); circle 236 -356 18 : ball(c)
oval 236 -160 82 18 : c-2; circle 236 -146 12 : c-4; *3 44 14 circle -150 -64 22 : orange; *3 44 14 circle -150 -68 12 : yellow
*2 50 0 circle 60 -56 24 : orange; *2 50 0 circle 60 -60 13 : yellow; *5 14 3 oval -300 -80 6 4 : white
# mehndi small green 300
rect -330 -300 330 300 14 : down(c+1,c-2); rect -310 -280 290 130 10 : cream
path M-200 -166 Q-210 -230 -190 -262 Q-180 -230 -176 -200 Q-170 -240 -160 -270 Q-150 -230 -150 -200 Q-140 -236 -126 -258 Q-124 -220 -128 -190 Q-116 -206 -104 -212 Q-110 -180 -130 -156 L-190 -156z : skin
line 4 M-176 -180 q14 -14 28 0 q-14 14 -28 0 M-162 -206 l0 -40 : red-2; rect -290 -126 250 16 8 : gold; rect -290 -96 190 12 6 : cream
rect -290 -50 120 26 8 : red; *4 62 -4 path M60 -10 L110 -330 Q120 -350 130 -330 L140 -20 Q110 10 60 -10z : along(c-1,c+3,c-2)
*4 62 -4 rect 68 -70 66 36 6 : gold; *4 62 -4 circle 120 -342 9 : #5a2b10; path M30 0 Q120 -40 360 -14 Q380 0 340 8 L60 10z : leaf-1 /0.9
# bedding home sky,pink,green 420
rect -430 -470 860 300 30 : along(wood-1,wood+2,wood-2); path M-440 -300 L440 -300 L470 -40 L-470 -40z : down(c+3,c+1)
path M-470 -46 L470 -46 L470 0 Q0 24 -470 0z : c-2
*2 340 0 path M-330 -390 Q-170 -420 -20 -390 Q-2 -330 -20 -284 Q-170 -262 -330 -284 Q-348 -330 -330 -390z : down(white,c+3)
*2 340 0 line 4 M-314 -374 Q-170 -400 -36 -374 M-314 -300 Q-170 -280 -36 -300 : c; *2 340 0 path M-176 -300 q-30 -34 0 -78 q30 44 0 78z : c-1
*7 118 0 path M-376 -220 q-26 -26 0 -60 q26 34 0 60z : c-1; *7 118 0 circle -376 -206 7 : red
*7 124 0 path M-388 -120 q-28 -28 0 -66 q28 38 0 66z : c-1; *7 124 0 circle -388 -104 8 : red; *6 120 0 circle -310 -170 8 : orange
line 7 M-446 -276 L446 -276 M-464 -76 L464 -76 : c-1; line 3 M-446 -266 L446 -266 M-464 -64 L464 -64 : gold
# razai home red,blue,orange 360
path M-340 0 Q-370 -80 -330 -110 L330 -110 Q370 -80 340 0z : down(c-1,c-3)
path M-350 -104 Q-380 -190 -330 -220 L330 -220 Q380 -190 350 -104z : down(c+2,c-1)
path M-344 -214 Q-370 -300 -320 -330 L320 -330 Q370 -300 344 -214z : down(white,cream)
path M-334 -322 Q-360 -420 -300 -440 L300 -440 Q360 -420 334 -322z : down(c+2,c-1); *8 80 0 path M-280 -350 q-20 -26 0 -56 q20 30 0 56z : gold+1
*8 80 0 circle -280 -338 6 : green; *8 80 0 path M-280 -234 q-18 -26 0 -54 q18 28 0 54z : c; *8 80 0 circle -280 -300 5 : green
*8 82 0 path M-288 -130 q-20 -26 0 -56 q20 30 0 56z : gold+1; *8 82 0 path M-288 -24 q-18 -24 0 -52 q18 28 0 52z : gold
*9 78 0 line 3 M-312 -436 Q-324 -380 -314 -326 : c-3 /0.5; *9 80 0 line 3 M-322 -216 Q-334 -160 -324 -108 : c-3 /0.5
path M-300 -440 Q-200 -460 0 -456 Q200 -460 300 -440 Q200 -428 0 -430 Q-200 -428 -300 -440z : c+4
line 14 M-130 -446 L-150 0 M150 -446 L130 0 : gold /0.9
`;
