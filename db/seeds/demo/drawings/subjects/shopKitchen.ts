/** Things of shopKitchen; the format is told in subject.ts, that of the shapes in art.ts. */
export const shopKitchen = `
# tiffin small silver,blue 200
path M-176 -110 L176 -110 L168 -12 Q160 0 140 0 L-140 0 Q-160 0 -168 -12z : tube(c); path M-176 -250 L176 -250 L170 -118 L-170 -118z : tube(c)
path M-176 -390 L176 -390 L170 -258 L-170 -258z : tube(c); path M-178 -396 Q-170 -450 0 -456 Q170 -450 178 -396z : tube(c)
*3 0 140 rect -182 -398 364 16 8 : tube(steel); *3 0 140 line 3 M-160 -340 L160 -340 : c-3 /0.4; <> rect 176 -420 22 410 8 : tube(steel)
<> rect 186 -330 24 60 8 : lead; line 18 M-188 -420 Q-190 -540 0 -548 Q190 -540 188 -420 : steel; rect -64 -566 128 36 16 : tube(ink)
rect -40 -470 80 18 8 : lead; path M-130 -380 L-96 -380 L-100 -20 L-126 -20z : white /0.35
# pressureCooker small silver,red 290
path M-240 -270 L240 -270 L232 -40 Q228 0 190 0 L-190 0 Q-228 0 -232 -40z : tube(c); rect -250 -292 500 30 10 : tube(steel)
path M-236 -292 Q-220 -372 0 -382 Q220 -372 236 -292z : down(c+4,c,c-2); rect 210 -300 250 54 22 : tube(ink); rect 220 -220 190 40 18 : tube(ink)
rect -330 -250 100 40 16 : tube(ink); rect -60 -410 120 32 10 : ink; rect -14 -470 28 66 8 : tube(steel); rect -28 -500 56 40 12 : ball(lead)
circle 120 -352 18 : ball(red); line 7 M-20 -520 q-26 -26 -6 -54 q22 -26 -4 -54 M16 -516 q22 -28 6 -52 q-18 -24 8 -46 : white /0.75
rect -90 -180 180 84 12 : white /0.3; path M-44 -150 h88 M-30 -124 h60 : c; line 6 M-56 -150 L56 -150 M-36 -124 L36 -124 : ink /0.6
path M-190 -254 L-146 -254 L-142 -20 L-176 -20z : white /0.4; oval 0 -6 200 8 : soot /0.4
# tawa small black 330
path M150 -120 L470 -196 Q500 -200 500 -176 Q500 -160 470 -150 L170 -64z : along(wood-1,wood+2,wood-2); circle 470 -174 9 : soot
oval -60 -110 310 112 : down(c+2,c-3); oval -60 -122 300 102 : glow(#4a4e57,#2b2e35,#1c1e24); oval -60 -124 258 84 : #3a3d45 /0.5
oval -66 -146 210 64 : down(#f4d9a4,#d99a4e); oval -70 -152 196 56 : down(#f9e4b8,#e8b56c); *3 70 8 oval -150 -166 22 9 : #b8722f /0.8
*3 64 -6 oval -120 -140 16 7 : #b8722f /0.7; circle 20 -160 10 : #b8722f /0.6
line 7 M-150 -216 q-24 -30 0 -60 q24 -28 0 -60 M-40 -220 q-24 -30 0 -60 q24 -28 0 -60 M60 -212 q-20 -26 0 -52 q20 -24 0 -50 : white /0.7
# kadhai small black,silver 290
<> path M270 -246 Q390 -276 390 -206 Q388 -150 280 -170 L286 -196 Q350 -186 352 -212 Q350 -236 276 -216z : lead
path M-310 -250 Q-290 -30 -120 0 L120 0 Q290 -30 310 -250z : tube(c); oval 0 -250 312 66 : c+3; oval 0 -250 290 54 : down(#5b2a16,#a8501f)
oval 0 -246 262 42 : down(#c8641f,#e8893a); *5 92 0 rect -216 -268 60 36 12 : down(#fff7e4,#e8d6b0); *4 96 0 circle -156 -232 22 : #d13f2c
*5 84 6 path M-180 -256 q16 -22 34 -4 q-10 20 -34 4z : #5a9a3c
line 7 M-110 -320 q-26 -30 0 -62 q26 -30 0 -62 M0 -330 q-26 -30 0 -62 q26 -30 0 -62 M110 -320 q-26 -30 0 -62 q26 -30 0 -62 : white /0.7
path M-262 -200 Q-240 -70 -150 -30 L-116 -26 Q-210 -90 -222 -194z : white /0.22
# masalaBox small silver 340
path M-330 -150 L330 -150 L316 -30 Q310 0 270 0 L-270 0 Q-310 0 -316 -30z : tube(c); oval 0 -150 332 122 : c+2; oval 0 -150 312 108 : down(c-3,c-1)
oval 0 -150 94 36 : c+4; oval 0 -152 80 28 : #e7a52c; oval -190 -158 92 36 : c+4; oval -190 -160 78 28 : #b3261e; oval 190 -158 92 36 : c+4
oval 190 -160 78 28 : #7a4a21; oval -104 -212 84 30 : c+4; oval -104 -214 70 22 : #d9c07a; oval 104 -212 84 30 : c+4; oval 104 -214 70 22 : #4c3a1e
oval -112 -96 90 34 : c+4; oval -112 -98 76 26 : #8a9a3a; oval 112 -96 90 34 : c+4; oval 112 -98 76 26 : #e9e2d2
*4 18 -4 circle -140 -102 7 : #6c7a28; *5 16 4 oval 74 -214 9 4 : #2a1c0c; *3 22 2 path M-210 -166 q12 -10 24 0 q-12 8 -24 0z : #d9453a
line 9 M10 -150 L150 -270 : steel; oval 8 -150 26 12 : steel+2; path M-290 -120 L-250 -110 L-240 -10 L-276 -16z : white /0.4
# lota small orange,gold 200
path M-110 0 L110 0 L90 -34 L-90 -34z : tube(c)
path M-90 -30 Q-240 -80 -236 -210 Q-224 -340 -100 -374 L100 -374 Q224 -340 236 -210 Q240 -80 90 -30z : ball(c)
path M-100 -374 Q-84 -420 -120 -448 L120 -448 Q84 -420 100 -374z : tube(c)
path M-158 -470 Q-160 -446 -120 -440 L120 -440 Q160 -446 158 -470z : tube(c); oval 0 -470 158 32 : c+3; oval 0 -468 132 22 : c-4
line 5 M-216 -290 Q0 -232 216 -290 M-236 -190 Q0 -126 236 -190 : c-4 /0.6; *7 58 0 path M-174 -206 q-14 -18 0 -38 q14 20 0 38z : c-3 /0.8
*11 34 0 circle -170 -154 5 : c-3 /0.7; path M-170 -310 Q-210 -200 -150 -100 L-118 -100 Q-166 -210 -126 -326z : white /0.35
path M30 -490 Q-20 -570 60 -600 Q60 -540 30 -490z M34 -490 Q70 -560 140 -560 Q110 -500 34 -490z M26 -490 Q-10 -550 -90 -550 Q-60 -500 26 -490z : leaf
# hairOil small violet,green 200
path M-110 -20 L-110 -320 Q-110 -390 -50 -400 L50 -400 Q110 -390 110 -320 L110 -20 Q110 0 90 0 L-90 0 Q-110 0 -110 -20z : along(#5a2b10,#c9772c,#8a4716,#4a220c)
rect -44 -430 88 36 6 : tube(ink); rect -56 -560 112 140 20 : tube(c); rect -110 -300 220 220 4 : cream; rect -110 -300 220 56 4 : c
circle 0 -170 46 : ball(pink); path M0 -216 Q-40 -250 -10 -266 Q0 -240 0 -216z M2 -216 Q40 -246 16 -264 Q2 -240 2 -216z : leaf
line 4 M-34 -190 Q-10 -128 0 -126 M34 -190 Q10 -128 0 -126 M0 -214 L0 -126 : violet /0.7; line 6 M-70 -104 L70 -104 : c-2
rect -60 -284 120 12 6 : cream; rect -40 -264 80 8 4 : cream; path M-86 -380 Q-96 -200 -90 -20 L-70 -20 Q-76 -200 -62 -390z : white /0.3
circle 230 -66 66 : ball(violet); line 5 M230 -130 Q196 -70 226 -2 M230 -130 Q264 -70 234 -2 M230 -130 L230 -2 : #d8a8d8 /0.6
path M222 -130 Q216 -170 236 -180 Q238 -150 238 -130z : leaf-1
path M-240 -6 Q-330 -30 -330 -90 Q-250 -80 -240 -6z M-236 -6 Q-250 -110 -190 -140 Q-180 -60 -236 -6z : leaf
`;
